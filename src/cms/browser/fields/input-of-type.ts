import type { CreateElement, FieldControlClass } from "../decap";

/** A field with the browser's own picker for times or days, whose values are as the content has them: 08:00, 2026-11-21. */
export function inputOfType(createElement: CreateElement, type: "time" | "date") {
  return (Control: FieldControlClass): FieldControlClass =>
    class PickerField extends Control {
      override render() {
        const { forID, value, onChange, classNameWrapper, setActiveStyle, setInactiveStyle } = this.props;
        return createElement("input", {
          type,
          id: forID,
          className: classNameWrapper,
          value: value ?? "",
          onChange: ({ target }: { target: HTMLInputElement }) => onChange(target.value),
          onFocus: setActiveStyle,
          onBlur: setInactiveStyle,
        });
      }

      /** Decap's text field would put the cursor where it was, which these inputs have not. */
      componentDidUpdate() {}
    };
}
