import { render, screen } from "@testing-library/react";
import { HomeHero } from "../../../src/sections/home/HomeHero";
import { from } from "../../../src/theme/media-queries";
import { linksIn, textsOf } from "../seen";
import { homePage } from "../site-pages";

const { hero } = homePage;

describe("The top of the home page", () => {
  it("is where /#home leads", () => {
    const { container } = render(<HomeHero hero={hero} visualisation="Drawn, not built" />);
    expect(container.querySelector("section")).toHaveAttribute("id", "home");
  });

  it("has the page's one main heading", () => {
    render(<HomeHero hero={hero} visualisation="Drawn, not built" />);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Tiles That Stay Where They Are");
  });

  it.each([
    "A family of tilers",
    "4.8 stars from 72 neighbours",
    "Insured for two million",
    hero.introduction,
  ])("says '%s'", (words) => {
    render(<HomeHero hero={hero} visualisation="Drawn, not built" />);
    expect(screen.getByText(words)).toBeInTheDocument();
  });

  it("shows its figures", () => {
    const { container } = render(<HomeHero hero={hero} visualisation="Drawn, not built" />);
    expect(textsOf(container, "dl > div")).toEqual(["Rooms Tiled1,200+", "Years in the Trade31"]);
  });

  it.each([
    { kind: "visualisation", labels: ["Drawn, not built"] },
    { kind: "photograph", labels: [] },
  ] as const)("labels a $kind with $labels", ({ kind, labels }) => {
    const { container } = render(<HomeHero hero={{ ...hero, kind }} visualisation="Drawn, not built" />);
    expect(textsOf(container, "figcaption")).toEqual(labels);
  });

  it("leads both buttons to the contact section", () => {
    const { container } = render(<HomeHero hero={hero} visualisation="Drawn, not built" />);
    expect(linksIn(container)).toEqual([
      { name: "Ask for a Price", path: "/#contact" },
      { name: "Talk to Us", path: "/#contact" },
    ]);
  });
});

describe("The picture at the top of the home page", () => {
  it("is described", () => {
    render(<HomeHero hero={hero} visualisation="Drawn, not built" />);
    expect(screen.getByRole("img")).toHaveAttribute("alt", hero.picture.alt);
  });

  it("is fetched before everything else", () => {
    render(<HomeHero hero={hero} visualisation="Drawn, not built" />);
    expect(screen.getByRole("img")).toHaveAttribute("fetchpriority", "high");
    expect(screen.getByRole("img")).not.toHaveAttribute("loading", "lazy");
  });

  it("is another cut on small screens, where it fills the width", () => {
    const { container } = render(<HomeHero hero={hero} visualisation="Drawn, not built" />);
    const first = container.querySelector("source");
    expect(first).toHaveAttribute("media", "(max-width: 63.99rem)");
    expect(first).toHaveAttribute("sizes", "100vw");
    expect(first).toHaveAttribute("srcset", expect.stringContaining("hero-tall"));
  });

  it("is the wide cut everywhere else", () => {
    render(<HomeHero hero={hero} visualisation="Drawn, not built" />);
    expect(screen.getByRole("img")).toHaveAttribute("src", expect.stringContaining("hero-wide"));
  });

  it.each([
    ["both", "20% 80%", "70% 40%", "20% 80%", "70% 40%"],
    ["the wide one alone", null, "70% 40%", "", "70% 40%"],
    ["the one for phones alone", "20% 80%", null, "20% 80%", "50% 50%"],
  ])("keeps the point in view that was chosen for %s", (_which, tall, wide, onPhones, onDesks) => {
    const picture = { ...hero.picture, focus: wide };
    const tallPicture = { ...hero.tallPicture, focus: tall };
    render(<HomeHero hero={{ ...hero, picture, tallPicture }} visualisation="Drawn, not built" />);
    const image = screen.getByRole("img");
    expect(getComputedStyle(image).objectPosition).toBe(onPhones);
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
    const desk = rules.filter(
      ({ cssText }) => cssText.startsWith(from.desk) && cssText.includes(`.${image.className} `),
    );
    expect(desk.map(({ cssText }) => cssText)).toEqual([
      expect.stringContaining(`object-position: ${onDesks};`),
    ]);
  });

  it("stops the build where it is no image", () => {
    jest.spyOn(console, "error").mockImplementation(() => {});
    const broken = { ...hero, tallPicture: { ...hero.tallPicture, image: { childImageSharp: null } } };
    expect(() => render(<HomeHero hero={broken} visualisation="Drawn, not built" />)).toThrow("not an image");
    jest.restoreAllMocks();
  });
});
