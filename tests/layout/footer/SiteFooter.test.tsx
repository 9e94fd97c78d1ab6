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
    expect(within(footer()).getByText("London Tiling Company")).toBeVisible();
    expect(
      within(footer()).getByText(/repairs and full refurbishment across Greater London\./),
    ).toBeVisible();
  });

  it.each(["Services", "Areas", "Company", "Contact"])("has a heading for %s", (name) => {
    expect(within(footer()).getByRole("heading", { level: 2, name })).toBeVisible();
  });

  it.each(footerLinks(frame).columns)("has a navigation for its links: $title", ({ title, links }) => {
    const navigation = within(footer()).getByRole("navigation", { name: title });
    expect(linksOf(navigation)).toEqual(links.map(({ name, path }) => [name, path]));
  });

  it.each([
    ["About Us", "/#about"],
    ["Our Work", "/#portfolio"],
    ["Contact", "/#contact"],
    ["Areas Covered", "/areas-covered"],
    ["About London Tiling Company", "/london-tiling-company"],
    ["Privacy Policy", "/privacy-policy"],
    ["Terms of Service", "/terms-of-service"],
    ["07700 900123", "tel:+447700900123"],
  ])("has a link: %s", (name, address) => {
    expect(within(footer()).getByRole("link", { name })).toHaveAttribute("href", address);
  });

  it("ends in the company's rights", () => {
    expect(within(footer()).getByText("London Tiling Company. All rights reserved.")).toBeVisible();
  });

  it("leaves no placeholder for a visitor to wonder about", () => {
    expect(footer()).not.toHaveTextContent(/[{}]/);
  });
});
