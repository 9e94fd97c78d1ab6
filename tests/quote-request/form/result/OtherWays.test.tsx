import { render, screen } from "@testing-library/react";
import { OtherWays } from "../../../../src/quote-request/form/result/OtherWays";
import { company, words } from "../form-words";

describe("The other ways to reach the company", () => {
  it.each([
    ["by phone", "Call 07700 900456", "tel:+447700900456"],
    ["by WhatsApp", "Message us on WhatsApp", "https://wa.me/447700900789"],
    ["by email", "Email hello@obrien-soehne.example", "mailto:hello@obrien-soehne.example"],
  ])("are %s", (_way, name, href) => {
    render(<OtherWays company={company} words={words} />);
    expect(screen.getByRole("link", { name })).toHaveAttribute("href", href);
  });

  it("are a list of three", () => {
    render(<OtherWays company={company} words={words} />);
    expect(screen.getAllByRole("listitem")).toHaveLength(3);
  });
});
