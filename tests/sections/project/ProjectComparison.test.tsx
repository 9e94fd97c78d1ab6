import { render, screen } from "@testing-library/react";
import { ProjectComparison } from "../../../src/sections/project/ProjectComparison";
import { bySlug, projects } from "../site-content";
import { portfolioPage } from "../site-pages";

const bathroom = { ...bySlug(projects, "family-bathroom-refurbishment"), kind: "visualisation" as const };

const show = (project: Queries.ProjectComparisonFragment) =>
  render(<ProjectComparison project={project} words={portfolioPage} />).container;

describe("Then and now", () => {
  it("stand below a heading, with a slider between them", () => {
    show(bathroom);
    expect(screen.getByRole("heading", { level: 2, name: "Then and now" })).toBeInTheDocument();
    expect(screen.getByRole("slider")).toBeInTheDocument();
  });

  it("are two pictures, each described and labelled as a visualisation", () => {
    show(bathroom);
    expect(screen.getAllByRole("img").map((image) => image.getAttribute("alt"))).toEqual([
      bathroom.beforeAndAfter?.before.alt,
      bathroom.beforeAndAfter?.after.alt,
    ]);
    expect(screen.getAllByText("Drawn, not built")).toHaveLength(2);
  });

  it("say once which is which", () => {
    show(bathroom);
    expect(screen.getAllByText(/Then|Before/i, { selector: "p, figcaption" })).toHaveLength(1);
  });

  it("wait until the visitor comes near: another picture begins the page", () => {
    show(bathroom);
    for (const picture of screen.getAllByRole("img")) expect(picture).toHaveAttribute("loading", "lazy");
  });

  it("are left out where a project has no picture from before", () => {
    expect(show(bySlug(projects, "cafe-backsplash"))).toBeEmptyDOMElement();
  });
});
