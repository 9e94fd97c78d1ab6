import type { FieldProps } from "../../../../src/cms/browser/decap";
import { checkedField } from "../../../../src/cms/browser/fields/checked-field";
import type { FormField } from "../../../../src/cms/fields/field-of-form";

/** One of Decap's controls, and what the check asks it. */
class Control {
  constructor(public props: FieldProps) {}
  render = () => ({ type: "input" });
}

const onAsked = jest.fn();
const Checked = checkedField(Control, onAsked);

function asked(value: unknown, field: FormField) {
  const props = { value, field: { toJS: () => field }, parentIds: ["list-1"] };
  const control = new Checked(Object.assign(emptyProps(), props));
  return Object(control).isValid();
}

const emptyProps = (): FieldProps => ({
  forID: "name-field-1",
  field: { toJS: () => name },
  value: "",
  onChange: () => {},
  classNameWrapper: "",
  setActiveStyle: () => {},
  setInactiveStyle: () => {},
});

const name: FormField = {
  name: "name",
  widget: "string",
  label: "Name",
  checks: { least: 1, most: 7, patterns: [{ source: "^\\S", says: "text" }] },
};

describe("A field that is asked whether it is right", () => {
  it("answers with what is wrong, and which groups it is in", () => {
    expect(asked("Chelsea!", name)).toEqual({
      error: {
        type: "CUSTOM",
        message: expect.stringContaining("1 character too long"),
        parentIds: ["list-1"],
      },
    });
  });

  it("answers for its text as it will be stored", () => {
    expect(asked("  Chelsea ", name)).toEqual({ error: false });
  });

  it("is never empty for Decap, whose message would come first", () => {
    expect(Object(new Checked(emptyProps())).getValidateValue()).not.toBe("");
    expect(asked("", name)).toMatchObject({ error: { message: "Name is empty." } });
  });

  it("lets it be known that the form was asked", () => {
    onAsked.mockClear();
    asked("Chelsea", name);
    expect(onAsked).toHaveBeenCalledTimes(1);
  });
});
