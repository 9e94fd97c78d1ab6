import { render, screen } from "@testing-library/react";
import { OtherWays } from "../../../src/quote-request/form/OtherWays";
import { company, words } from "./form-words";

describe("The other ways to reach the company", () => {
  it.each([
    ["by phone", "Call 07700 900123", "tel:+447700900123"],
    ["by WhatsApp", "Message us on WhatsApp", "https://wa.me/447700900123"],
    ["by email", "Email quotes@londontiling.example", "mailto:quotes@londontiling.example"],
  ])("are %s", (_way, name, href) => {
    render(<OtherWays company={company} words={words} />);
    expect(screen.getByRole("link", { name })).toHaveAttribute("href", href);
  });

  it("are a list of three", () => {
    render(<OtherWays company={company} words={words} />);
    expect(screen.getAllByRole("listitem")).toHaveLength(3);
  });
});
