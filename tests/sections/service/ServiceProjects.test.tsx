import { render } from "@testing-library/react";
import { ServiceProjects } from "../../../src/sections/service/ServiceProjects";
import { linksIn } from "../seen";
import { bySlug, projects } from "../site-content";
import { portfolioPage } from "../site-pages";

const floor = bySlug(projects, "victorian-encaustic-floor");
const repairs = bySlug(projects, "period-tile-repairs");

const show = (shown: readonly Queries.ProjectPicturesFragment[]) =>
  render(<ServiceProjects title="Floor Tiling, seen close" projects={shown} words={portfolioPage} />)
    .container;

const altsIn = (container: HTMLElement) => [...container.querySelectorAll("img")].map(({ alt }) => alt);

describe("The projects of a service", () => {
  it("show of the first what its hero does not, and of each further one two pictures", () => {
    expect(altsIn(show([floor, repairs]))).toEqual(
      [...floor.pictures.slice(1, 3), ...repairs.pictures.slice(0, 2)].map(({ alt }) => alt),
    );
  });

  it("say what a visualisation is where one is shown", () => {
    const photographs = { ...floor, kind: "photograph" as const };
    expect(show([floor]).textContent).toContain(portfolioPage.visualisationNote);
    expect(show([photographs]).textContent).not.toContain(portfolioPage.visualisationNote);
  });

  it("lead each to its own page", () => {
    const links = linksIn(show([floor, repairs])).filter(({ path }) => path.startsWith("/portfolio/"));
    expect(links).toEqual([
      { name: `View project: ${floor.title}`, path: `/portfolio/${floor.slug}` },
      { name: `View project: ${repairs.title}`, path: `/portfolio/${repairs.slug}` },
    ]);
  });

  it("are left out where the hero shows all there is", () => {
    expect(show([{ ...floor, pictures: floor.pictures.slice(0, 1) }])).toBeEmptyDOMElement();
    expect(show([])).toBeEmptyDOMElement();
  });
});
