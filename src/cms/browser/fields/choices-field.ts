import type { CreateElement, FieldControlClass } from "../decap";
import { plainValue } from "./plain-value";

/** A list of fixed words, each of which is ticked or not; in their own order. */
export function choicesField(createElement: CreateElement) {
  return (Control: FieldControlClass): FieldControlClass =>
    class ChoicesField extends Control {
      override render() {
        const { field, forID, value, onChange } = this.props;
        const { options = [], label = "" } = field.toJS();
        const plain = plainValue(value);
        const chosen: readonly unknown[] = Array.isArray(plain) ? plain : [];
        const boxes = options.map((option) => {
          const isChosen = chosen.includes(option.value);
          const toggled = options
            .map((one) => one.value)
            .filter((one) => (one === option.value ? !isChosen : chosen.includes(one)));
          const box = createElement("input", {
            type: "checkbox",
            checked: isChosen,
            onChange: () => onChange(isImmutableList(value) ? listOf(value, toggled) : toggled),
          });
          return createElement("label", { key: option.value }, box, option.label);
        });
        return createElement(
          "div",
          { id: forID, className: "cms-choices", role: "group", "aria-label": label },
          ...boxes,
        );
      }
    };
}

/** An immutable list, as Decap keeps its values. */
interface ImmutableList {
  clear(): ImmutableList;
  push(...values: readonly unknown[]): ImmutableList;
}

function isImmutableList(value: unknown): value is ImmutableList {
  return typeof value === "object" && value !== null && "clear" in value && "push" in value;
}

const listOf = (value: ImmutableList, entries: readonly unknown[]) => value.clear().push(...entries);
