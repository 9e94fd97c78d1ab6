import { css } from "@emotion/react";
import { render, screen } from "@testing-library/react";
import { FooterContact } from "../../../src/layout/footer/FooterContact";
import { frame } from "../frame";

describe("The contact details at the foot of the page", () => {
  beforeEach(() => {
    render(<FooterContact frame={frame} titleStyles={css``} />);
  });

  it("have a heading", () => {
    expect(screen.getByRole("heading", { name: "Contact" })).toBeInTheDocument();
  });

  it("say where the company is and works", () => {
    expect(screen.getByText("London, Greater London")).toBeInTheDocument();
  });

  it.each([
    ["07700 900123", "tel:+447700900123"],
    ["020 7946 0123", "tel:+442079460123"],
    ["quotes@londontiling.example", "mailto:quotes@londontiling.example"],
  ])("lead to the company at %s", (shown, address) => {
    const link = screen.getAllByRole("link").find(({ textContent }) => textContent === shown);
    expect(link).toHaveAttribute("href", address);
  });

  it("say what the work costs, as a band", () => {
    expect(screen.getByText("Price range ££-£££")).toBeInTheDocument();
  });

  it.each(["Mon-Fri 8AM-6PM", "Sat 9AM-4PM", "Sun closed"])("say when the company is open: %s", (line) => {
    expect(screen.getByText(line)).toBeInTheDocument();
  });
});
