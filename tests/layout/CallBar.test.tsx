import { render, screen, within } from "@testing-library/react";
import { CallBar } from "../../src/layout/CallBar";
import { navigationLinks } from "../../src/layout/navigation/navigation-links";
import { frame } from "./frame";

const bar = () => screen.getByRole("complementary", { name: "Write to us" });
const link = (name: string) => within(bar()).getByRole("link", { name });
const message = () => new URL(link("Write on WhatsApp").getAttribute("href") ?? "").searchParams.get("text");

describe("The call bar", () => {
  beforeEach(() => {
    render(<CallBar frame={frame} />);
  });

  it("calls the company", () => {
    expect(link("Ring Us")).toHaveAttribute("href", "tel:+447700900456");
  });

  it("leads to the quote form", () => {
    expect(link("Ask for a Price")).toHaveAttribute("href", "/#contact");
  });

  it("leads to the company on WhatsApp, by its international number", () => {
    const address = link("Write on WhatsApp").getAttribute("href");
    expect(address).toMatch(/^https:\/\/wa\.me\/447700900789\?text=/);
  });

  it("opens WhatsApp beside the site, and gives it no access to the site", () => {
    expect(link("Write on WhatsApp")).toHaveAttribute("target", "_blank");
    expect(link("Write on WhatsApp")).toHaveAttribute("rel", "noopener");
  });

  it("says whether the company is open", () => {
    expect(bar().querySelector("[data-open-now]")).not.toBeEmptyDOMElement();
  });

  it("has a menu with every link of the top bar", () => {
    const paths = within(bar())
      .getByRole("navigation", { name: frame.layout.navigation.menuAtFoot })
      .querySelectorAll("a");
    expect([...paths].map((anchor) => anchor.getAttribute("href"))).toEqual(
      navigationLinks(frame.layout.navigation, frame.allService.nodes).flatMap(({ path, links = [] }) => [
        path,
        ...links.map((link) => link.path),
      ]),
    );
  });

  it("begins the message", () => {
    expect(message()).toBe("Good day O'Brien & Söhne Tiling Ltd, I have a room.");
  });
});

describe("The call bar of a page about a service", () => {
  it("names the service in the message", () => {
    render(<CallBar frame={frame} subject="Shower Tiling" />);
    expect(message()).toBe("Good day O'Brien & Söhne Tiling Ltd, it is about Shower Tiling.");
  });
});
