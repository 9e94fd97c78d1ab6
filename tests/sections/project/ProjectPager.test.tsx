import { render, screen } from "@testing-library/react";
import { ProjectPager } from "../../../src/sections/project/ProjectPager";
import { bySlug, projects } from "../site-content";
import { portfolioPage } from "../site-pages";

const bathroom = bySlug(projects, "family-bathroom-refurbishment");
const emerald = { ...bathroom, slug: "emerald-wall-tiling", title: "Emerald walls" };
const cafe = { ...bySlug(projects, "cafe-backsplash"), title: "A café's splashback" };
const words = { ...portfolioPage, previous: "Previous project", next: "Next project" };

describe("The way to the projects before and after", () => {
  beforeEach(() => {
    render(<ProjectPager words={words} previous={emerald} next={cafe} />);
  });

  it("is a navigation with a name", () => {
    expect(screen.getByRole("navigation", { name: "Previous project, Next project" })).toBeInTheDocument();
  });

  it.each([
    {
      rel: "prev",
      label: "Previous project",
      title: "Emerald walls",
      path: "/portfolio/emerald-wall-tiling",
    },
    { rel: "next", label: "Next project", title: "A café's splashback", path: "/portfolio/cafe-backsplash" },
  ])("leads with rel=$rel to '$title'", ({ rel, label, title, path }) => {
    const link = screen.getByText(label).closest("a");
    expect(link).toHaveAttribute("href", path);
    expect(link).toHaveAttribute("rel", rel);
    expect(link).toHaveTextContent(`${label}${title}`);
  });

  it("shows the first picture of each", () => {
    const alts = screen.getAllByRole("img").map((image) => image.getAttribute("alt"));
    expect(alts).toEqual([bathroom.pictures[0]?.alt, cafe.pictures[0]?.alt]);
  });

  it("has the previous project first", () => {
    const paths = screen.getAllByRole("link").map((link) => link.getAttribute("rel"));
    expect(paths).toEqual(["prev", "next"]);
  });
});
