import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SiteHeader } from "../../src/layout/SiteHeader";
import { linksOf } from "./footer/links-of";
import { frame } from "./frame";

beforeEach(() => {
  render(<SiteHeader frame={frame} />);
});

const header = () => screen.getByRole("banner");

/** Both navigations: that of wide screens, which is hidden in a test, and the menu of small ones. */
const navigations = () => screen.getAllByRole("navigation", { hidden: true });

const services = frame.allService.nodes.map(({ title, slug }) => [title, `/services/${slug}`]);

const links = [
  ["Home", "/#home"],
  ["Services", "/#services"],
  ...services,
  ["Portfolio", "/#portfolio"],
  ["About", "/#about"],
  ["Areas", "/areas-covered"],
  ["Contact", "/#contact"],
];

describe("The top bar", () => {
  it("leads home from the company's name", () => {
    expect(within(header()).getByRole("link", { name: "London Tiling Company" })).toHaveAttribute(
      "href",
      "/",
    );
  });

  it("has a Call Now button that calls the company", () => {
    expect(within(header()).getByRole("link", { name: "Call Now" })).toHaveAttribute(
      "href",
      "tel:+447700900123",
    );
  });

  it("has a button for a free quote, which leads to the form", () => {
    expect(linksOf(header())).toContainEqual(["Get Free Quote", "/#contact"]);
  });

  it("offers the same links on wide and on small screens", () => {
    expect(navigations().map(linksOf)).toEqual([links, links]);
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

  it("opens on all services beside the link to them", async () => {
    const summary = within(header()).getByLabelText(frame.layout.navigation.allServices);
    const menu = summary.closest("details");
    expect(menu).not.toHaveAttribute("open");
    await userEvent.click(summary);
    expect(menu).toHaveAttribute("open");
    expect(menu && linksOf(menu)).toEqual(services);
    await userEvent.keyboard("{Escape}");
    expect(menu).not.toHaveAttribute("open");
    expect(summary).toHaveFocus();
  });
});
