import { render, screen, within } from "@testing-library/react";
import { useStaticQuery } from "gatsby";
import { Layout } from "../../src/layout/Layout";
import { frame } from "./frame";

beforeEach(() => {
  jest.mocked(useStaticQuery).mockReturnValue(frame);
});

const whatsAppMessage = () => {
  const link = screen.getByRole("link", { name: "Write on WhatsApp" });
  return new URL(link.getAttribute("href") ?? "").searchParams.get("text");
};

describe("The frame of every page", () => {
  beforeEach(() => {
    render(
      <Layout>
        <h1>Stone &amp; Porcelain Floors</h1>
      </Layout>,
    );
  });

  it("holds the page as its main content", () => {
    expect(within(screen.getByRole("main")).getByRole("heading", { level: 1 })).toHaveTextContent(
      "Stone & Porcelain Floors",
    );
  });

  it.each(["banner", "main", "contentinfo", "complementary"])("has one %s for screen readers", (landmark) => {
    expect(screen.getAllByRole(landmark)).toHaveLength(1);
  });

  it("begins with the skip link", () => {
    expect(screen.getAllByRole("link")[0]).toHaveTextContent("Skip to the words");
  });

  it("has a main content that the skip link reaches and can focus", () => {
    const [skipLink] = screen.getAllByRole("link");
    expect(skipLink).toHaveAttribute("href", `#${screen.getByRole("main").id}`);
    screen.getByRole("main").focus();
    expect(screen.getByRole("main")).toHaveFocus();
  });

  it("leaves the first heading to the page", () => {
    expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1);
  });

  it("offers WhatsApp without a subject", () => {
    expect(whatsAppMessage()).toBe("Good day O'Brien & Söhne Tiling Ltd, I have a room.");
  });
});

describe("The frame of a page about something", () => {
  it("names it in the WhatsApp message", () => {
    render(<Layout subject="Tile Repairs">The page</Layout>);
    expect(whatsAppMessage()).toBe("Good day O'Brien & Söhne Tiling Ltd, it is about Tile Repairs.");
  });
});
