import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { TextField } from "../../src/components/TextField";

const control = () => screen.getByLabelText("Phone");

it("A text field comes into sight whole when Tab leads to its lines", async () => {
  const intoSight = jest.fn();
  HTMLElement.prototype.scrollIntoView = intoSight;
  render(<TextField id="phone" label="Phone" rows={2} />);
  await userEvent.tab();
  expect(control()).toHaveFocus();
  expect(intoSight).toHaveBeenCalledWith({ block: "nearest" });
});

describe.each([
  ["an input", false],
  ["a text area", true],
] as const)("The description of %s", (_kind, multiline) => {
  it.each([
    ["its hint", { hint: "Digits only" }, "Digits only"],
    ["its error", { error: "Phone number is required" }, "Phone number is required"],
    ["its note", { note: "20 left" }, "20 left"],
    ["all three in this order", { note: "Note", error: "Error", hint: "Hint" }, "Hint Error Note"],
  ])("is %s", (_what, wordsOfField, description) => {
    render(<TextField id="phone" label="Phone" {...wordsOfField} {...(multiline ? { rows: 2 } : {})} />);
    expect(control()).toHaveAccessibleDescription(description);
  });

  it("goes with an invalid control only where there is an error", () => {
    const kind = multiline ? { rows: 2 } : {};
    const { rerender } = render(<TextField id="phone" label="Phone" hint="Digits" {...kind} />);
    expect(control()).not.toHaveAttribute("aria-invalid");
    rerender(<TextField id="phone" label="Phone" hint="Digits" error="Wrong" {...kind} />);
    expect(control()).toHaveAttribute("aria-invalid", "true");
    rerender(<TextField id="phone" label="Phone" hint="Digits" {...kind} />);
    expect(control()).not.toHaveAttribute("aria-invalid");
  });
});

describe("The texts around the control", () => {
  const rank = (text: string) => {
    const place = screen.getByText(text).compareDocumentPosition(control());
    return place & Node.DOCUMENT_POSITION_FOLLOWING ? "above" : "below";
  };

  it("is its label and its hint above, and what is wrong below, note last", () => {
    render(
      <TextField
        id="phone"
        label="Phone"
        hint="Digits"
        error="Wrong"
        remedy={<button type="button">Mend</button>}
        note="Left"
      />,
    );
    expect(rank("Digits")).toBe("above");
    for (const text of ["Wrong", "Mend", "Left"]) expect(rank(text)).toBe("below");
    const below = control().parentElement?.textContent ?? "";
    expect(below).toMatch(/Wrong.*Mend.*Left$/);
  });
});
