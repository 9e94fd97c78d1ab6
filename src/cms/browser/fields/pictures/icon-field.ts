import type { CreateElement, FieldControlClass } from "../../decap";
import { drawIcon } from "./draw-icon";

/** A choice among the site's icons, shown as they are drawn. */
export function iconField(createElement: CreateElement) {
  return (Control: FieldControlClass): FieldControlClass =>
    class IconField extends Control {
      override render() {
        const { field, forID, value, onChange } = this.props;
        const { options = [], label = "" } = field.toJS();
        const icons = options.map((option) =>
          createElement(
            "label",
            { key: option.value, title: option.label },
            createElement("input", {
              type: "radio",
              name: forID,
              "aria-label": option.label,
              checked: value === option.value,
              onChange: () => onChange(option.value),
            }),
            createElement("span", { ref: drawn(option.value) }),
          ),
        );
        return createElement(
          "div",
          { id: forID, className: "cms-icons", role: "radiogroup", "aria-label": label },
          ...icons,
        );
      }
    };
}

/** One function for each icon, or Decap's React would take it for another at every letter typed. */
const drawn = remembered((name: string) => (element: HTMLElement | null) => {
  if (element && !element.hasChildNodes()) drawIcon(element, name);
});

function remembered<Value>(make: (name: string) => Value): (name: string) => Value {
  const made = new Map<string, Value>();
  return (name) => {
    const value = made.get(name) ?? make(name);
    made.set(name, value);
    return value;
  };
}
