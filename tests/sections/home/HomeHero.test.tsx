import { render, screen } from "@testing-library/react";
import { HomeHero } from "../../../src/sections/home/HomeHero";
import { linksIn, textsOf } from "../seen";
import { homePage } from "../site-pages";

const { hero } = homePage;

describe("The top of the home page", () => {
  it("is where /#home leads", () => {
    const { container } = render(<HomeHero hero={hero} visualisation="Visualisation" />);
    expect(container.querySelector("section")).toHaveAttribute("id", "home");
  });

  it("has the page's one main heading", () => {
    render(<HomeHero hero={hero} visualisation="Visualisation" />);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Transform Your Bathroom Spaces");
  });

  it.each([
    "London's Premier Tiling Specialists",
    "5.0 (150+ Reviews)",
    "Fully Insured & Guaranteed Work",
    hero.introduction,
  ])("says '%s'", (words) => {
    render(<HomeHero hero={hero} visualisation="Visualisation" />);
    expect(screen.getByText(words)).toBeInTheDocument();
  });

  it("shows the three figures of the specification", () => {
    const { container } = render(<HomeHero hero={hero} visualisation="Visualisation" />);
    expect(textsOf(container, "dl > div")).toEqual([
      "Projects Completed500+",
      "Years Experience15+",
      "Satisfaction Rate100%",
    ]);
  });

  it.each([
    { kind: "visualisation", labels: ["Visualisation"] },
    { kind: "photograph", labels: [] },
  ] as const)("labels a $kind with $labels", ({ kind, labels }) => {
    const { container } = render(<HomeHero hero={{ ...hero, kind }} visualisation="Visualisation" />);
    expect(textsOf(container, "figcaption")).toEqual(labels);
  });

  it("leads both buttons to the contact section", () => {
    const { container } = render(<HomeHero hero={hero} visualisation="Visualisation" />);
    expect(linksIn(container)).toEqual([
      { name: "Get Free Quote", path: "/#contact" },
      { name: "Contact Us", path: "/#contact" },
    ]);
  });
});

describe("The picture at the top of the home page", () => {
  it("is described", () => {
    render(<HomeHero hero={hero} visualisation="Visualisation" />);
    expect(screen.getByRole("img")).toHaveAttribute("alt", hero.picture.alt);
  });

  it("is fetched before everything else", () => {
    render(<HomeHero hero={hero} visualisation="Visualisation" />);
    expect(screen.getByRole("img")).toHaveAttribute("fetchpriority", "high");
    expect(screen.getByRole("img")).not.toHaveAttribute("loading", "lazy");
  });

  it("is another cut on small screens, where it fills the width", () => {
    const { container } = render(<HomeHero hero={hero} visualisation="Visualisation" />);
    const first = container.querySelector("source");
    expect(first).toHaveAttribute("media", "(max-width: 63.99rem)");
    expect(first).toHaveAttribute("sizes", "100vw");
    expect(first).toHaveAttribute("srcset", expect.stringContaining("hero-tall"));
  });

  it("is the wide cut everywhere else", () => {
    render(<HomeHero hero={hero} visualisation="Visualisation" />);
    expect(screen.getByRole("img")).toHaveAttribute("src", expect.stringContaining("hero-wide"));
  });

  it("stops the build where it is no image", () => {
    jest.spyOn(console, "error").mockImplementation(() => {});
    const broken = { ...hero, tallImage: { childImageSharp: null } };
    expect(() => render(<HomeHero hero={broken} visualisation="Visualisation" />)).toThrow("not an image");
    jest.restoreAllMocks();
  });
});
