import { css } from "@emotion/react";
import { render, screen } from "@testing-library/react";
import { FooterContact } from "../../../src/layout/footer/FooterContact";
import { frame } from "../frame";

describe("The contact details at the foot of the page", () => {
  beforeEach(() => {
    render(<FooterContact frame={frame} titleStyles={css``} />);
  });

  it("have a heading", () => {
    expect(screen.getByRole("heading", { name: "Write to us" })).toBeInTheDocument();
  });

  it("say where the company is and works", () => {
    expect(screen.getByText("London, West London")).toBeInTheDocument();
  });

  it.each([
    ["07700 900456", "tel:+447700900456"],
    ["020 7946 0987", "tel:+442079460987"],
    ["hello@obrien-soehne.example", "mailto:hello@obrien-soehne.example"],
  ])("lead to the company at %s", (shown, address) => {
    const link = screen.getAllByRole("link").find(({ textContent }) => textContent === shown);
    expect(link).toHaveAttribute("href", address);
  });

  it("say what the work costs, as a band", () => {
    expect(screen.getByText("Prices: ££")).toBeInTheDocument();
  });

  it.each(["Mon-Thu 7:30AM-5PM", "Fri 10AM-1:30PM", "Sat closed", "Sun 10AM-1:30PM"])(
    "say when the company is open: %s",
    (line) => {
      expect(screen.getByText(line)).toBeInTheDocument();
    },
  );
});
