import { render, screen, within } from "@testing-library/react";
import { ProjectCards } from "../../../src/sections/project/ProjectCards";
import { linksIn } from "../seen";
import { bySlug, projects } from "../site-content";
import { portfolioPage } from "../site-pages";

const floor: Queries.ProjectCardFragment = {
  ...bySlug(projects, "family-bathroom-refurbishment"),
  kind: "visualisation",
};

const renderCards = (shown: readonly Queries.ProjectCardFragment[]) =>
  render(<ProjectCards projects={shown} labels={portfolioPage} />);

describe("The cards of the projects", () => {
  it("are one for each project, in the order given", () => {
    const { container } = renderCards(projects);
    expect(linksIn(container)).toEqual(
      projects.map(({ slug, title }) => ({ name: title, path: `/portfolio/${slug}` })),
    );
  });

  it("show of each project a type that the specification knows", () => {
    renderCards(projects);
    for (const card of screen.getAllByRole("listitem")) {
      expect(within(card).getByText(/^(Commercial|Heritage|Residential)$/)).toBeInTheDocument();
    }
  });
});

describe("The card of a project", () => {
  it("shows its type, its title and its description", () => {
    renderCards([floor]);
    expect(screen.getByText(floor.type)).toBeInTheDocument();
    expect(screen.getByRole("heading", { name: floor.title })).toBeInTheDocument();
    expect(screen.getByText(floor.description)).toBeInTheDocument();
  });

  it("shows the first of its pictures and no other", () => {
    renderCards([floor]);
    expect(floor.pictures.length).toBeGreaterThan(1);
    expect(screen.getAllByRole("img")).toHaveLength(1);
    expect(screen.getByRole("img")).toHaveAttribute("alt", floor.pictures[0]?.alt);
  });

  it("is still shown where there is no picture", () => {
    renderCards([{ ...floor, pictures: [] }]);
    expect(screen.getByRole("heading", { name: floor.title })).toBeInTheDocument();
    expect(screen.queryByRole("figure")).not.toBeInTheDocument();
  });

  it("has one link only, so that nobody tabs through it twice", () => {
    renderCards([floor]);
    expect(screen.getAllByRole("link")).toHaveLength(1);
  });

  it.each([
    { level: undefined, expected: 3 },
    { level: 3, expected: 3 },
    { level: 2, expected: 2 },
  ] as const)("has a title of rank $expected where $level is asked for", ({ level, expected }) => {
    render(<ProjectCards projects={[floor]} labels={portfolioPage} {...(level ? { level } : {})} />);
    expect(screen.getByRole("heading", { level: expected, name: floor.title })).toBeInTheDocument();
  });
});

describe("The label of a picture", () => {
  it("says that a visualisation is one", () => {
    renderCards([floor]);
    expect(within(screen.getByRole("figure")).getByText("Drawn, not built")).toBeInTheDocument();
  });

  it("is not on a photograph", () => {
    renderCards([{ ...floor, kind: "photograph" }]);
    expect(screen.queryByText("Drawn, not built")).not.toBeInTheDocument();
  });
});
