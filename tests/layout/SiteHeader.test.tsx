import { render, screen, within } from "@testing-library/react";
import { SiteHeader } from "../../src/layout/SiteHeader";
import { linksOf } from "./footer/links-of";
import { frame } from "./frame";

beforeEach(() => {
  render(<SiteHeader frame={frame} />);
});

const header = () => screen.getByRole("banner");

/** Both navigations: that of wide screens, which is hidden in a test, and the menu of small ones. */
const navigations = () => screen.getAllByRole("navigation", { hidden: true });

const links = [
  ["Home", "/#home"],
  ["Our work", "/#services"],
  ["Rooms", "/#portfolio"],
  ["Family", "/#about"],
  ["Our corner", "/areas-covered"],
  ["Write to us", "/#contact"],
];

describe("The top bar", () => {
  it("leads home from the company's name", () => {
    expect(within(header()).getByRole("link", { name: "O'Brien & Söhne Tiling Ltd" })).toHaveAttribute(
      "href",
      "/",
    );
  });

  it("writes a name of more than 24 letters smaller, so that a phone's bar has room for its lines", () => {
    const name = (is: string) => {
      render(<SiteHeader frame={{ ...frame, company: { ...frame.company, name: is } }} />);
      return screen.getByRole("link", { name: is });
    };
    expect(name("London Tilers of Chelsea")).toHaveStyle({ fontSize: "1.0625rem" });
    expect(name("London Tilers of Chelsea & Co")).toHaveStyle({ fontSize: "0.8125rem" });
  });

  it("has a Call Now button that calls the company", () => {
    expect(within(header()).getByRole("link", { name: "Ring Us" })).toHaveAttribute(
      "href",
      "tel:+447700900456",
    );
  });

  it("has a button for a free quote, which leads to the form", () => {
    expect(linksOf(header())).toContainEqual(["Ask for a Price", "/#contact"]);
  });

  it("offers the same links on wide and on small screens, and on small ones every service, too", () => {
    const [wide = [], small = []] = navigations().map(linksOf);
    const services = frame.allService.nodes.map(({ slug }) => `/services/${slug}`);
    expect(wide).toEqual(links);
    expect(small.filter(([, path]) => !services.includes(path ?? ""))).toEqual(links);
    expect(small.map(([, path]) => path)).toEqual(expect.arrayContaining(services));
  });

  it("shows one of the two navigations at a time", () => {
    expect(screen.getAllByRole("navigation")).toHaveLength(1);
  });

  it("gives each navigation a name of its own, and the menu's button its word", () => {
    expect(navigations().map((navigation) => navigation.getAttribute("aria-label"))).toEqual([
      "Main",
      "Menu",
    ]);
    expect(within(header()).getByText("Menu")).toBeVisible();
  });
});
