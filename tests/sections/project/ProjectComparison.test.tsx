import { render, screen } from "@testing-library/react";
import { ProjectComparison } from "../../../src/sections/project/ProjectComparison";
import { bySlug, projects } from "../site-content";
import { portfolioPage } from "../site-pages";

const bathroom = bySlug(projects, "family-bathroom-refurbishment");

const show = (project: Queries.ProjectComparisonFragment) =>
  render(
    <ProjectComparison project={project} words={portfolioPage.comparison} visualisation="Visualisation" />,
  ).container;

describe("Before and after", () => {
  it("stand below a heading, with a slider between them", () => {
    show(bathroom);
    expect(screen.getByRole("heading", { level: 2, name: "Before and after" })).toBeInTheDocument();
    expect(screen.getByRole("slider")).toBeInTheDocument();
  });

  it("are two pictures, each described and labelled as a visualisation", () => {
    show(bathroom);
    expect(screen.getAllByRole("img").map((image) => image.getAttribute("alt"))).toEqual([
      bathroom.beforeAndAfter?.before.alt,
      bathroom.beforeAndAfter?.after.alt,
    ]);
    expect(screen.getAllByText("Visualisation")).toHaveLength(2);
  });

  it("are fetched one before all others, because it is on the first screen, and the other in its turn", () => {
    show(bathroom);
    const priorities = screen.getAllByRole("img").map((image) => image.getAttribute("fetchpriority"));
    expect(priorities).toEqual(["high", null]);
  });

  it("are left out where a project has no picture from before", () => {
    expect(show(bySlug(projects, "cafe-backsplash"))).toBeEmptyDOMElement();
  });
});
