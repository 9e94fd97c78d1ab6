import { render, screen } from "@testing-library/react";
import { HeroPicture } from "../../../src/sections/project/HeroPicture";
import { bySlug, projects } from "../site-content";

const suite: Queries.ProjectPicturesFragment = {
  ...bySlug(projects, "cafe-backsplash"),
  kind: "visualisation",
};

describe("The picture beside a hero's words", () => {
  it("is the project's first, and only that", () => {
    render(<HeroPicture project={suite} visualisation="Drawn, not built" />);
    expect(suite.pictures.length).toBeGreaterThan(1);
    expect(screen.getByRole("img")).toHaveAttribute("alt", suite.pictures[0]?.alt);
  });

  it("comes before all other pictures, because it is seen first", () => {
    render(<HeroPicture project={suite} visualisation="Drawn, not built" />);
    expect(screen.getByRole("img")).toHaveAttribute("fetchpriority", "high");
    expect(screen.getByRole("img")).not.toHaveAttribute("loading", "lazy");
  });

  it("fills a phone's width", () => {
    render(<HeroPicture project={suite} visualisation="Drawn, not built" />);
    expect(screen.getByRole("img")).toHaveAttribute("sizes", expect.stringMatching(/, 100vw$/));
  });

  it("leads to its project", () => {
    render(<HeroPicture project={suite} visualisation="Drawn, not built" />);
    expect(screen.getByRole("link", { name: suite.title })).toHaveAttribute(
      "href",
      "/portfolio/cafe-backsplash",
    );
  });

  it("says so where it is a visualisation", () => {
    render(<HeroPicture project={suite} visualisation="Drawn, not built" />);
    expect(screen.getByText("Drawn, not built")).toBeInTheDocument();
  });

  it("carries no label where it is a photograph", () => {
    render(<HeroPicture project={{ ...suite, kind: "photograph" }} visualisation="Drawn, not built" />);
    expect(screen.queryByText("Drawn, not built")).not.toBeInTheDocument();
  });

  it("is left out where the project has no pictures", () => {
    const { container } = render(
      <HeroPicture project={{ ...suite, pictures: [] }} visualisation="Drawn, not built" />,
    );
    expect(container).toBeEmptyDOMElement();
  });
});
