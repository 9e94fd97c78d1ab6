import { render, screen } from "@testing-library/react";
import { HomePortfolio } from "../../../src/sections/home/HomePortfolio";
import { headingsIn, linksIn } from "../seen";
import { projects } from "../site-content";
import { homePage, portfolioPage } from "../site-pages";

const words = { ...portfolioPage, visualisationNote: "These are no photographs." };

const renderSection = (shown = projects) =>
  render(<HomePortfolio portfolio={homePage.portfolio} projects={shown} words={words} />);

describe("The recent work on the home page", () => {
  it("is where /#portfolio leads", () => {
    const { container } = renderSection();
    expect(container.querySelector("section")).toHaveAttribute("id", "portfolio");
  });

  it("is headed and introduced", () => {
    renderSection();
    expect(screen.getByRole("heading", { level: 2, name: "Rooms We Remember" })).toBeInTheDocument();
    expect(screen.getByText(homePage.portfolio.introduction)).toBeInTheDocument();
  });

  it("shows the projects below that heading", () => {
    const { container } = renderSection();
    expect(headingsIn(container).slice(1)).toEqual(projects.map(({ title }) => title));
  });

  it("labels the pictures that are no photographs", () => {
    renderSection();
    const visualisations = projects.filter(({ kind }) => kind === "visualisation");
    expect(screen.queryAllByText("Drawn, not built")).toHaveLength(visualisations.length);
  });

  it("says what that label means before the first picture, where there is one", () => {
    const text = renderSection().container.textContent ?? "";
    expect(text.indexOf(words.visualisationNote)).toBeGreaterThan(0);
    expect(text.indexOf(words.visualisationNote)).toBeLessThan(text.indexOf(projects[0]?.title ?? "none"));
  });

  it("says nothing of it where all are photographs", () => {
    renderSection(projects.map((project) => ({ ...project, kind: "photograph" as const })));
    expect(screen.queryByText(words.visualisationNote)).toBeNull();
  });

  it("ends with the way to the whole portfolio", () => {
    const { container } = renderSection();
    expect(linksIn(container).at(-1)).toEqual({ name: "See All Rooms", path: "/portfolio" });
  });
});
