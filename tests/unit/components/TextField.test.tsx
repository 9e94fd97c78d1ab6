import { render, screen } from "@testing-library/react";
import { TextField } from "../../../src/components/TextField";

const control = () => screen.getByLabelText("Phone");

describe.each([
  ["an input", {}],
  ["a text area", { rows: 2 }],
] as const)("The description of %s", (_kind, kind) => {
  it.each([
    ["its error alone", { error: "Error" }, "Error"],
    ["hint, error and note in this order", { note: "Note", error: "Error", hint: "Hint" }, "Hint Error Note"],
  ])("is %s, and the control is invalid", (_what, words, description) => {
    render(<TextField id="phone" label="Phone" {...words} {...kind} />);
    expect(control()).toHaveAccessibleDescription(description);
    expect(control()).toHaveAttribute("aria-invalid", "true");
  });

  it("disappears once the value is valid", () => {
    const { rerender } = render(<TextField id="phone" label="Phone" hint="Digits" error="Wrong" {...kind} />);
    rerender(<TextField id="phone" label="Phone" hint="Digits" {...kind} />);
    expect(control()).not.toHaveAttribute("aria-invalid");
  });
});

it("A label and a hint stand above the control, the error below it, and the note last", () => {
  const remedy = <button type="button">Mend</button>;
  render(<TextField id="phone" label="Phone" hint="Digits" error="Wrong" remedy={remedy} note="Left" />);
  const rank = (text: string) =>
    screen.getByText(text).compareDocumentPosition(control()) & Node.DOCUMENT_POSITION_FOLLOWING;
  expect(rank("Digits")).toBeTruthy();
  for (const text of ["Wrong", "Mend", "Left"]) expect(rank(text)).toBe(0);
  expect(control().parentElement).toHaveTextContent(/Wrong.*Mend.*Left$/);
});
