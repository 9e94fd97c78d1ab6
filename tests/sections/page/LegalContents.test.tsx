import { render, screen } from "@testing-library/react";
import { LegalContents } from "../../../src/sections/page/LegalContents";

it("The contents of a legal text name its sections in order, each a link to where it stands", () => {
  const sections = [
    { id: "business", title: "The business" },
    { id: "section-1", title: "Your rights" },
  ];
  render(<LegalContents title="On this page" sections={sections} />);
  expect(screen.getByRole("navigation", { name: "On this page" })).toBeInTheDocument();
  expect(screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["The business", "#business"],
    ["Your rights", "#section-1"],
  ]);
});
