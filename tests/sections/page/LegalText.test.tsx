import { render, screen } from "@testing-library/react";
import { LegalText } from "../../../src/sections/page/LegalText";
import { textsOf } from "../seen";

const sections = [
  { title: "Who we are", paragraphs: ["We tile.", "We answer."] },
  { title: "Your rights", paragraphs: ["You may ask."] },
];

const contact = {
  email: "ask@tiles.example",
  phone: { display: "020 7946 0000", telLink: "tel:+442079460000" },
};
const changed = {
  updated: "2026-03-09",
  updatedLabel: "Last changed on",
  contentsTitle: "On this page",
  contact,
};

describe("A legal text", () => {
  it("has a heading for each section, below the page's own", () => {
    render(<LegalText sections={sections} {...changed} />);
    const headings = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
    expect(headings).toEqual(["On this page", "Who we are", "Your rights"]);
  });

  it("keeps each section's paragraphs together and in order", () => {
    const { container } = render(<LegalText sections={sections} {...changed} />);
    const [first, second] = container.querySelectorAll("section");
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
