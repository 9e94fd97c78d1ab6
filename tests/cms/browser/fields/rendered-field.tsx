import { render } from "@testing-library/react";
import { Component, createElement, useState } from "react";
import type { CreateElement, FieldControlClass, FieldProps } from "../../../../src/cms/browser/decap";
import type { FormField } from "../../../../src/cms/fields/field-of-form";

/** Decap's text field, as far as ours build on it. */
class DecapText extends Component<FieldProps> {
  override render() {
    const { forID, value, onChange } = this.props;
    return <input id={forID} value={String(value ?? "")} onChange={({ target }) => onChange(target.value)} />;
  }
}

/** What a form passes to a field that nobody listens to. */
export const fieldProps = (
  field: FormField,
  value: unknown,
  onChange: (value: unknown) => void,
): FieldProps => ({
  forID: "field-field-1",
  field: { toJS: () => field },
  value,
  onChange,
  classNameWrapper: "",
  setActiveStyle: () => {},
  setInactiveStyle: () => {},
});

/** Shows one of our fields, made with the React of these tests instead of Decap's; tells what is written. */
export function showField(
  make: (createElement: CreateElement) => (control: FieldControlClass) => FieldControlClass,
  field: FormField,
  value: unknown,
) {
  const written = jest.fn();
  const Field: unknown = make(createElement as CreateElement)(DecapText);
  function Form() {
    const [current, setCurrent] = useState(value);
    const props = fieldProps(field, current, (next) => {
      written(next);
      setCurrent(next);
    });
    return (
      <>
        <label htmlFor={props.forID}>{field.label}</label>
        {createElement(Field as typeof DecapText, props)}
      </>
    );
  }
  render(<Form />);
  return written;
}
