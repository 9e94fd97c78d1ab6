import { render, screen, within } from "@testing-library/react";
import { LegalText } from "../../../src/sections/page/LegalText";
import { textsOf } from "../seen";
import { layout } from "../site-pages";

const sections = [
  { title: "Who we are", paragraphs: ["We tile.", "We answer."] },
  { title: "Your rights", paragraphs: ["You may ask."] },
];

const changed = {
  updated: "2026-03-09",
  company: {
    legal: null,
    email: "ask@tiles.example",
    phone: { display: "020 7946 0000", telLink: "tel:+442079460000" },
  },
  words: {
    legalUpdated: "Last changed on",
    legalContents: "On this page",
    legalDetails: layout.legalDetails,
  },
};

describe("A legal text", () => {
  it("has a heading for each section, below the page's own", () => {
    render(<LegalText sections={sections} {...changed} />);
    const headings = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
    expect(headings).toEqual(["On this page", layout.legalDetails.title, "Who we are", "Your rights"]);
  });

  it("has contents that lead to who is behind the site and to each section, in order", () => {
    render(<LegalText sections={sections} {...changed} />);
    const links = within(screen.getByRole("navigation", { name: "On this page" })).getAllByRole("link");
    const targets = links.map((link) =>
      document.querySelector(link.getAttribute("href") ?? "")?.querySelector("h2"),
    );
    expect(links.map(({ textContent }) => textContent)).toEqual([
      layout.legalDetails.title,
      "Who we are",
      "Your rights",
    ]);
    expect(targets.map((heading) => heading?.textContent)).toEqual(
      links.map(({ textContent }) => textContent),
    );
  });

  it("keeps each section's paragraphs together and in order", () => {
    const { container } = render(<LegalText sections={sections} {...changed} />);
    const [, first, second] = container.querySelectorAll("section");
    expect(first && textsOf(first, "p")).toEqual(["We tile.", "We answer."]);
    expect(second && textsOf(second, "p")).toEqual(["You may ask."]);
  });

  it("is plain: what looks like markup in it stays words", () => {
    const { container } = render(
      <LegalText sections={[{ title: "Script", paragraphs: ["<script>alert(1)</script>"] }]} {...changed} />,
    );
    expect(container.querySelector("script")).toBeNull();
    expect(screen.getByText("<script>alert(1)</script>")).toBeInTheDocument();
  });

  it("says when it last changed, in words and for machines", () => {
    render(<LegalText sections={sections} {...changed} />);
    expect(screen.getByText("9 March 2026")).toHaveAttribute("datetime", "2026-03-09");
    expect(screen.getByText(/^Last changed on/)).toBeInTheDocument();
  });
});
