import { render, screen } from "@testing-library/react";
import { PortfolioProject } from "../../../src/sections/portfolio/PortfolioProject";
import { linksIn } from "../seen";
import { bySlug, projects } from "../site-content";
import { portfolioPage } from "../site-pages";

const repairs = bySlug(projects, "family-bathroom-refurbishment");

const show = () => render(<PortfolioProject project={repairs} words={portfolioPage} />).container;

describe("A project of the portfolio", () => {
  it("shows its type, its title and what was done", () => {
    show();
    expect(screen.getByText("Heritage")).toBeInTheDocument();
    expect(screen.getByRole("heading", { level: 3, name: repairs.title })).toBeInTheDocument();
    expect(screen.getByText(repairs.description)).toBeInTheDocument();
  });

  it("shows all its pictures, each of which can be opened", () => {
    const container = show();
    const pictures = [...container.querySelectorAll("a[data-opens-picture] img")];
    expect(pictures.map((image) => image.getAttribute("alt"))).toEqual(
      repairs.pictures.map(({ alt }) => alt),
    );
  });

  it("leads to its place, to its service and to its own page", () => {
    const { slug, title, area, service } = repairs;
    expect(linksIn(show()).filter(({ path }) => !path.startsWith("/static"))).toEqual([
      { name: title, path: `/portfolio/${slug}` },
      { name: area.name, path: `/areas/${area.slug}` },
      { name: service.title, path: `/services/${service.slug}` },
      { name: "See the room", path: `/portfolio/${slug}` },
    ]);
    expect(screen.getByRole("link", { name: `See the room: ${title}` })).toBeInTheDocument();
  });

  it("says before each what it is", () => {
    show();
    expect(screen.getAllByRole("term").map(({ textContent }) => textContent)).toEqual(["Place", "Service"]);
  });
});
