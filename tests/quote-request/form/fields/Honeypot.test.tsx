import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Honeypot } from "../../../../src/quote-request/form/fields/QuoteFormFields";

describe("The honeypot for robots", () => {
  beforeEach(() => {
    render(<Honeypot />);
  });

  const honeypot = () => screen.getByLabelText("Leave this field empty");

  it("is not reached by the Tab key", async () => {
    await userEvent.tab();
    expect(honeypot()).not.toHaveFocus();
  });

  it("is not filled in by browsers", () => {
    expect(honeypot()).toHaveAttribute("autocomplete", "off");
  });
});
