import { render, screen, within } from "@testing-library/react";
import { footerLinks } from "../../../src/layout/footer/footer-links";
import { SiteFooter } from "../../../src/layout/footer/SiteFooter";
import { frame } from "../frame";
import { linksOf } from "./links-of";

beforeEach(() => {
  render(<SiteFooter frame={frame} />);
});

const footer = () => screen.getByRole("contentinfo");

describe("The foot of the page", () => {
  it("names the company and says what it does", () => {
    expect(within(footer()).getByText("O'Brien & Söhne Tiling Ltd")).toBeVisible();
    expect(within(footer()).getByText("Floors, bathrooms and repairs in West London.")).toBeVisible();
  });

  it.each(["Our work", "Our corner", "The family", "Write to us"])("has a heading for %s", (name) => {
    expect(within(footer()).getByRole("heading", { level: 2, name })).toBeVisible();
  });

  it.each(footerLinks(frame).columns)("has a navigation for its links: $title", ({ title, links }) => {
    const navigation = within(footer()).getByRole("navigation", { name: title });
    expect(linksOf(navigation)).toEqual(links.map(({ name, path }) => [name, path]));
  });

  it.each([
    ["Who we are", "/#about"],
    ["Rooms we remember", "/#portfolio"],
    ["Write to us", "/#contact"],
    ["Where we go", "/areas-covered"],
    ["The family behind O'Brien & Söhne Tiling Ltd", "/london-tiling-company"],
    ["Your details", "/privacy-policy"],
    ["Our terms", "/terms-of-service"],
    ["07700 900456", "tel:+447700900456"],
  ])("has a link: %s", (name, address) => {
    expect(within(footer()).getByRole("link", { name })).toHaveAttribute("href", address);
  });

  it("ends in the company's rights", () => {
    expect(within(footer()).getByText("O'Brien & Söhne Tiling Ltd, all rights kept.")).toBeVisible();
  });

  it("leaves no placeholder for a visitor to wonder about", () => {
    expect(footer()).not.toHaveTextContent(/[{}]/);
  });
});
