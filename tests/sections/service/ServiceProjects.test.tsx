import { render } from "@testing-library/react";
import { ServiceProjects } from "../../../src/sections/service/ServiceProjects";
import { linksIn } from "../seen";
import { bySlug, projects } from "../site-content";
import { portfolioPage } from "../site-pages";

const floor = { ...bySlug(projects, "family-bathroom-refurbishment"), kind: "visualisation" as const };
const repairs = bySlug(projects, "cafe-backsplash");

const show = (shown: readonly Queries.ProjectPicturesFragment[]) =>
  render(<ServiceProjects title="Floor Tiling, seen close" projects={shown} words={portfolioPage} />)
    .container;

const altsIn = (container: HTMLElement) => [...container.querySelectorAll("img")].map(({ alt }) => alt);

describe("The projects of a service", () => {
  it("show the pictures that are left for them", () => {
    const left = { ...floor, pictures: floor.pictures.slice(2) };
    expect(altsIn(show([left, repairs]))).toEqual(
      [...floor.pictures.slice(2), ...repairs.pictures].map(({ alt }) => alt),
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
      { name: `See the room: ${floor.title}`, path: `/portfolio/${floor.slug}` },
      { name: `See the room: ${repairs.title}`, path: `/portfolio/${repairs.slug}` },
    ]);
  });

  it("are left out where other parts of the page show all there is", () => {
    expect(show([{ ...floor, pictures: [] }])).toBeEmptyDOMElement();
    expect(show([])).toBeEmptyDOMElement();
  });
});
