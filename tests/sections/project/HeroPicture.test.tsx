import { render, screen } from "@testing-library/react";
import { HeroPicture } from "../../../src/sections/project/HeroPicture";
import { bySlug, projects } from "../site-content";

const suite: Queries.ProjectPicturesFragment = {
  ...bySlug(projects, "hotel-shower-suite"),
  kind: "visualisation",
};

describe("The picture beside a hero's words", () => {
  it("is the project's first, and only that", () => {
    render(<HeroPicture project={suite} visualisation="Visualisation" />);
    expect(suite.pictures.length).toBeGreaterThan(1);
    expect(screen.getByRole("img")).toHaveAttribute("alt", suite.pictures[0]?.alt);
  });

  it("comes before all other pictures, because it is seen first", () => {
    render(<HeroPicture project={suite} visualisation="Visualisation" />);
    expect(screen.getByRole("img")).toHaveAttribute("fetchpriority", "high");
    expect(screen.getByRole("img")).not.toHaveAttribute("loading", "lazy");
  });

  it("fills a phone's width", () => {
    render(<HeroPicture project={suite} visualisation="Visualisation" />);
    expect(screen.getByRole("img")).toHaveAttribute("sizes", expect.stringMatching(/, 100vw$/));
  });

  it("leads to its project", () => {
    render(<HeroPicture project={suite} visualisation="Visualisation" />);
    expect(screen.getByRole("link", { name: suite.title })).toHaveAttribute(
      "href",
      "/portfolio/hotel-shower-suite",
    );
  });

  it("says so where it is a visualisation", () => {
    render(<HeroPicture project={suite} visualisation="Visualisation" />);
    expect(screen.getByText("Visualisation")).toBeInTheDocument();
  });

  it("carries no label where it is a photograph", () => {
    render(<HeroPicture project={{ ...suite, kind: "photograph" }} visualisation="Visualisation" />);
    expect(screen.queryByText("Visualisation")).not.toBeInTheDocument();
  });

  it("is left out where the project has no pictures", () => {
    const { container } = render(
      <HeroPicture project={{ ...suite, pictures: [] }} visualisation="Visualisation" />,
    );
    expect(container).toBeEmptyDOMElement();
  });
});
