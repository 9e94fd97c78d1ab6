import { render, screen } from "@testing-library/react";
import { ProjectPager } from "../../../src/sections/project/ProjectPager";

const emerald = { slug: "emerald-wall-tiling", title: "Emerald walls" };
const cafe = { slug: "cafe-backsplash", title: "A café's splashback" };
const labels = { previous: "Previous project", next: "Next project" };

describe("The way to the projects before and after", () => {
  beforeEach(() => {
    render(<ProjectPager labels={labels} previous={emerald} next={cafe} />);
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

  it("has the previous project first", () => {
    const paths = screen.getAllByRole("link").map((link) => link.getAttribute("rel"));
    expect(paths).toEqual(["prev", "next"]);
  });
});
