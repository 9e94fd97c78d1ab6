import { render, screen, within } from "@testing-library/react";
import { CallBar } from "../../src/layout/CallBar";
import { navigationLinks } from "../../src/layout/navigation-links";
import { frame } from "./frame";

const bar = () => screen.getByRole("complementary", { name: "Contact" });
const link = (name: string) => within(bar()).getByRole("link", { name });
const message = () =>
  new URL(link("Message us on WhatsApp").getAttribute("href") ?? "").searchParams.get("text");

describe("The call bar", () => {
  beforeEach(() => {
    render(<CallBar frame={frame} />);
  });

  it("calls the company", () => {
    expect(link("Call Now")).toHaveAttribute("href", "tel:+447700900123");
  });

  it("leads to the quote form", () => {
    expect(link("Get Free Quote")).toHaveAttribute("href", "/#contact");
  });

  it("leads to the company on WhatsApp, by its international number", () => {
    const address = link("Message us on WhatsApp").getAttribute("href");
    expect(address).toMatch(/^https:\/\/wa\.me\/447700900123\?text=/);
  });

  it("opens WhatsApp beside the site, and gives it no access to the site", () => {
    expect(link("Message us on WhatsApp")).toHaveAttribute("target", "_blank");
    expect(link("Message us on WhatsApp")).toHaveAttribute("rel", "noopener");
  });

  it("says whether the company is open", () => {
    expect(bar().querySelector("[data-open-minutes]")).not.toBeEmptyDOMElement();
  });

  it("has a menu with every link of the top bar and every service", () => {
    const paths = within(bar())
      .getByRole("navigation", { name: frame.layout.navigation.menuAtFoot })
      .querySelectorAll("a");
    const wanted = navigationLinks(frame.layout.navigation, frame.allService.nodes);
    expect([...paths].map((anchor) => anchor.getAttribute("href"))).toEqual(
      wanted.flatMap(({ path, links = [] }) => [path, ...links.map((link) => link.path)]),
    );
  });

  it("begins the message", () => {
    expect(message()).toBe("Hello London Tiling Company, I would like a free quote.");
  });
});

describe("The call bar of a page about a service", () => {
  it("names the service in the message", () => {
    render(<CallBar frame={frame} subject="Shower Tiling" />);
    expect(message()).toBe("Hello London Tiling Company, I would like a free quote for Shower Tiling.");
  });
});
