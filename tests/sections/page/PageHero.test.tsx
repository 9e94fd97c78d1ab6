import { render, screen } from "@testing-library/react";
import { Badge } from "../../../src/components/Badge";
import { ButtonLink } from "../../../src/components/Button";
import { PageHero } from "../../../src/sections/page/PageHero";
import { colours } from "../../../src/theme/tokens";
import { contrast } from "../../theme/contrast";
import { textsOf } from "../seen";

const breadcrumbs = {
  label: "Breadcrumb",
  breadcrumbs: [
    { name: "Home", path: "/" },
    { name: "Chelsea", path: "/areas/chelsea" },
  ],
};

const renderWhole = () =>
  render(
    <PageHero
      breadcrumbs={breadcrumbs}
      badges={<Badge>SW3, SW10</Badge>}
      headline="Bathroom Tiling in Chelsea"
      introduction="In a small flat the bath is often what goes."
      actions={<ButtonLink to="/#contact">Get Free Quote</ButtonLink>}
      picture={<img src="/chelsea.jpg" alt="A tiled bathroom" />}
    />,
  );

describe("The top of a page", () => {
  it("has the page's main heading", () => {
    render(<PageHero headline="Portfolio" />);
    expect(screen.getByRole("heading", { level: 1, name: "Portfolio" })).toBeInTheDocument();
  });

  it("shows its parts in the order in which they are read", () => {
    const { container } = renderWhole();
    expect(container.textContent).toBe(
      "HomeChelseaSW3, SW10Bathroom Tiling in ChelseaIn a small flat the bath is often what goes.Get Free Quote",
    );
  });

  it("shows where the page stands", () => {
    renderWhole();
    expect(screen.getByRole("navigation", { name: "Breadcrumb" })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Home" })).toHaveAttribute("href", "/");
  });

  it("shows a picture beside the words where there is one", () => {
    renderWhole();
    expect(screen.getByRole("img", { name: "A tiled bathroom" })).toBeInTheDocument();
  });

  it("is nothing but the heading where nothing else is given", () => {
    const { container } = render(<PageHero headline="Portfolio" />);
    expect(container.textContent).toBe("Portfolio");
    expect(container.querySelector("nav, p, a, img")).toBeNull();
  });

  it("leaves no empty boxes for the parts that are missing", () => {
    const { container } = render(<PageHero headline="Portfolio" />);
    expect(textsOf(container, "div").filter((text) => text === "")).toEqual([]);
  });

  it("has words that can be read on its dark ground", () => {
    render(<PageHero headline="Portfolio" />);
    const { color } = getComputedStyle(screen.getByRole("heading"));
    expect(contrast(color, colours.bottle)).toBeGreaterThanOrEqual(7);
  });
});
