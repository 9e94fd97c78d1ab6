import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { BotTrap, trapName } from "../../src/quote-request/BotTrap";
import { quoteRequestFields } from "../../src/quote-request/quote-request";

describe("The trap for robots", () => {
  beforeEach(() => {
    render(<BotTrap />);
  });

  const trap = () => screen.getByLabelText("Leave this field empty");

  it("is not there for screen readers", () => {
    expect(screen.queryByRole("textbox")).toBeNull();
    expect(screen.getByRole("textbox", { hidden: true })).toBe(trap());
  });

  it("is not reached by the Tab key", async () => {
    await userEvent.tab();
    expect(trap()).not.toHaveFocus();
  });

  it("is not filled in by browsers", () => {
    expect(trap()).toHaveAttribute("autocomplete", "off");
  });

  it("says to people who see it without styles what to do", () => {
    expect(screen.getByText("Leave this field empty")).toBeInTheDocument();
  });

  it("is none of the fields that are sent", () => {
    expect(trap()).toHaveAttribute("name", trapName);
    expect(quoteRequestFields).not.toContain(trapName);
  });
});
