import { render, screen } from "@testing-library/react";
import { HeroPicture } from "../../../../src/sections/project/pictures/HeroPicture";
import { bySlug, projects } from "../../site-content";
import { portfolioPage } from "../../site-pages";

const suite: Queries.ProjectPicturesFragment = {
  ...bySlug(projects, "cafe-backsplash"),
  kind: "visualisation",
};

describe("The picture beside a hero's words", () => {
  it("is the project's first, and only that", () => {
    render(<HeroPicture project={suite} labels={portfolioPage} />);
    expect(suite.pictures.length).toBeGreaterThan(1);
    expect(screen.getByRole("img")).toHaveAttribute("alt", suite.pictures[0]?.alt);
  });

  it("comes before all other pictures, because it is seen first", () => {
    render(<HeroPicture project={suite} labels={portfolioPage} />);
    expect(screen.getByRole("img")).toHaveAttribute("fetchpriority", "high");
    expect(screen.getByRole("img")).not.toHaveAttribute("loading", "lazy");
  });

  it("fills a phone's width", () => {
    render(<HeroPicture project={suite} labels={portfolioPage} />);
    const source = screen.getByRole("img").parentElement?.querySelector("source");
    expect(source).toHaveAttribute("sizes", expect.stringMatching(/, 100vw$/));
  });

  it("leads to its project", () => {
    render(<HeroPicture project={suite} labels={portfolioPage} />);
    expect(screen.getByRole("link", { name: suite.title })).toHaveAttribute(
      "href",
      "/portfolio/cafe-backsplash",
    );
  });

  it("says so where it is a visualisation", () => {
    render(<HeroPicture project={suite} labels={portfolioPage} />);
    expect(screen.getByText("Drawn, not built")).toBeInTheDocument();
  });

  it("carries no label where it is a photograph", () => {
    render(<HeroPicture project={{ ...suite, kind: "photograph" }} labels={portfolioPage} />);
    expect(screen.queryByText("Drawn, not built")).not.toBeInTheDocument();
  });

  it("is left out where the project has no pictures", () => {
    const { container } = render(<HeroPicture project={{ ...suite, pictures: [] }} labels={portfolioPage} />);
    expect(container).toBeEmptyDOMElement();
  });
});
