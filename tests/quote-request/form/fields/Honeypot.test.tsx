import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Honeypot, honeypotName } from "../../../../src/quote-request/form/fields/QuoteFormFields";
import { quoteRequestFields } from "../../../../src/quote-request/rules/quote-request";

describe("The honeypot for robots", () => {
  beforeEach(() => {
    render(<Honeypot />);
  });

  const honeypot = () => screen.getByLabelText("Leave this field empty");

  it("is not there for screen readers", () => {
    expect(screen.queryByRole("textbox")).toBeNull();
    expect(screen.getByRole("textbox", { hidden: true })).toBe(honeypot());
  });

  it("is not reached by the Tab key", async () => {
    await userEvent.tab();
    expect(honeypot()).not.toHaveFocus();
  });

  it("is not filled in by browsers", () => {
    expect(honeypot()).toHaveAttribute("autocomplete", "off");
  });

  it("says to people who see it without styles what to do", () => {
    expect(screen.getByText("Leave this field empty")).toBeInTheDocument();
  });

  it("is none of the fields that are sent", () => {
    expect(honeypot()).toHaveAttribute("name", honeypotName);
    expect(quoteRequestFields).not.toContain(honeypotName);
  });
});
