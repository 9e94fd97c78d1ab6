import { render, screen } from "@testing-library/react";
import { LegalText } from "../../src/sections/LegalText";
import { headingsIn, textsOf } from "./seen";
import { privacyPolicy, termsOfService } from "./site-pages";

const sections = [
  { title: "Who we are", paragraphs: ["We tile.", "We answer."] },
  { title: "Your rights", paragraphs: ["You may ask."] },
];

describe("A legal text", () => {
  it("has a heading for each section, below the page's own", () => {
    render(<LegalText sections={sections} />);
    const headings = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
    expect(headings).toEqual(["Who we are", "Your rights"]);
  });

  it("keeps each section's paragraphs together and in order", () => {
    const { container } = render(<LegalText sections={sections} />);
    const [first, second] = container.querySelectorAll("section");
    expect(first && textsOf(first, "p")).toEqual(["We tile.", "We answer."]);
    expect(second && textsOf(second, "p")).toEqual(["You may ask."]);
  });

  it("is plain: what looks like markup in it stays words", () => {
    const { container } = render(
      <LegalText sections={[{ title: "Script", paragraphs: ["<script>alert(1)</script>"] }]} />,
    );
    expect(container.querySelector("script")).toBeNull();
    expect(screen.getByText("<script>alert(1)</script>")).toBeInTheDocument();
  });

  it.each([
    { name: "privacy policy", page: privacyPolicy },
    { name: "terms of service", page: termsOfService },
  ])("shows the whole of the $name", ({ page }) => {
    const { container } = render(<LegalText sections={page.sections} />);
    expect(headingsIn(container)).toEqual(page.sections.map(({ title }) => title));
    expect(textsOf(container, "p")).toEqual(page.sections.flatMap(({ paragraphs }) => paragraphs));
  });
});
