import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createRef } from "react";
import { TextField } from "../../src/components/TextField";

const control = () => screen.getByLabelText("Phone");

describe("A text field", () => {
  it("has a label that belongs to it", async () => {
    render(<TextField id="phone" label="Phone" type="tel" />);
    await userEvent.click(screen.getByText("Phone"));
    expect(control()).toHaveFocus();
  });

  it("is an input with the attributes of one", () => {
    render(<TextField id="phone" label="Phone" type="tel" name="phone" autoComplete="tel" />);
    expect(control().tagName).toBe("INPUT");
    expect(control()).toHaveAttribute("type", "tel");
    expect(control()).toHaveAttribute("name", "phone");
    expect(control()).toHaveAttribute("autocomplete", "tel");
  });

  it("may have several lines", () => {
    render(<TextField id="phone" label="Phone" multiline rows={3} />);
    expect(control().tagName).toBe("TEXTAREA");
    expect(control()).toHaveAttribute("rows", "3");
  });

  it("comes into sight whole when Tab leads to its lines", async () => {
    const intoSight = jest.fn();
    HTMLElement.prototype.scrollIntoView = intoSight;
    render(<TextField id="phone" label="Phone" multiline />);
    await userEvent.tab();
    expect(control()).toHaveFocus();
    expect(intoSight).toHaveBeenCalledWith({ block: "nearest" });
  });

  it("is neither invalid nor described where there is nothing to say", () => {
    render(<TextField id="phone" label="Phone" />);
    expect(control()).not.toHaveAttribute("aria-invalid");
    expect(control()).not.toHaveAttribute("aria-describedby");
  });

  it("leads to its control by a ref, with one line or several", () => {
    const input = createRef<HTMLInputElement>();
    const area = createRef<HTMLTextAreaElement>();
    render(
      <>
        <TextField id="one" label="One" ref={input} />
        <TextField id="two" label="Two" multiline ref={area} />
      </>,
    );
    expect([input.current?.id, area.current?.id]).toEqual(["one", "two"]);
  });

  it("gives its own words to nobody as attributes", () => {
    render(
      <TextField
        id="phone"
        label="Phone"
        hint="Digits"
        help="Help"
        error="Wrong"
        reason="A letter"
        remedy="Mend"
        note="Left"
        multiline
      />,
    );
    for (const attribute of ["label", "hint", "help", "error", "reason", "remedy", "note", "multiline"])
      expect(control()).not.toHaveAttribute(attribute);
  });
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
    [
      "its error's reason after the error",
      { reason: "Reason", error: "Error", note: "Note" },
      "Error Reason Note",
    ],
    ["no reason where nothing is wrong", { reason: "Reason", note: "Note" }, "Note"],
  ])("is %s", (_what, wordsOfField, description) => {
    render(<TextField id="phone" label="Phone" {...wordsOfField} {...(multiline ? { multiline } : {})} />);
    expect(control()).toHaveAccessibleDescription(description);
  });

  it("goes with an invalid control only where there is an error", () => {
    const kind = multiline ? { multiline } : {};
    const { rerender } = render(<TextField id="phone" label="Phone" hint="Digits" {...kind} />);
    expect(control()).not.toHaveAttribute("aria-invalid");
    rerender(<TextField id="phone" label="Phone" hint="Digits" error="Wrong" {...kind} />);
    expect(control()).toHaveAttribute("aria-invalid", "true");
    rerender(<TextField id="phone" label="Phone" hint="Digits" {...kind} />);
    expect(control()).not.toHaveAttribute("aria-invalid");
  });
});

describe("What stands around the control", () => {
  const rank = (text: string) => {
    const place = screen.getByText(text).compareDocumentPosition(control());
    return place & Node.DOCUMENT_POSITION_FOLLOWING ? "above" : "below";
  };

  it("is its label, its hint and its help above, and what is wrong below, note last", () => {
    render(
      <TextField
        id="phone"
        label="Phone"
        hint="Digits"
        help={<p>Help</p>}
        error="Wrong"
        reason="A letter"
        remedy={<button type="button">Mend</button>}
        note="Left"
      />,
    );
    for (const text of ["Digits", "Help"]) expect(rank(text)).toBe("above");
    for (const text of ["Wrong", "A letter", "Mend", "Left"]) expect(rank(text)).toBe("below");
    const below = control().parentElement?.textContent ?? "";
    expect(below).toMatch(/Wrong.*A letter.*Mend.*Left$/);
  });

  it("is no reason and no remedy where nothing is wrong", () => {
    render(
      <TextField id="phone" label="Phone" reason="A letter" remedy={<button type="button">Mend</button>} />,
    );
    expect(screen.queryByText("A letter")).toBeNull();
    expect(screen.queryByRole("button")).toBeNull();
  });
});

it("A text field is tall enough for a finger, at the size of the page's text", () => {
  render(<TextField id="phone" label="Phone" />);
  const { minHeight, font } = getComputedStyle(control());
  expect(minHeight).toBe("2.75rem");
  expect(font).not.toContain("px");
});
