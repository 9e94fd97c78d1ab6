import { alternativeTextAdvice } from "../../../editor/forms/words/alternative-text-advice";
import { tidyText } from "../../../editor/forms/words/tidy-text";
import type { FormField } from "../../fields/field-of-form";
import type { CreateElement, FieldControlClass } from "../decap";
import { publishedFacts } from "../published-facts";
import { textFieldOf, writeInto } from "./field-elements";

/** A text field that counts the characters left, and offers the placeholders that it takes with their present values. */
export function textField(createElement: CreateElement) {
  return (Control: FieldControlClass): FieldControlClass =>
    class TextField extends Control {
      override render() {
        const { value, field, forID } = this.props;
        const form = field.toJS();
        return createElement(
          "div",
          null,
          super.render(),
          createElement("div", { className: "cms-aids" }, ...aids(createElement, form, forID, value)),
        );
      }
    };
}

function aids(createElement: CreateElement, form: FormField, id: string, value: unknown) {
  const { checks, placeholders = [], label } = form;
  const advice = form.alternative ? [judgement(createElement, value)] : [];
  const count = [...(checks?.most ? [counter(createElement, checks.most, value)] : []), ...advice];
  if (placeholders.length === 0) return count;
  const options = placeholders.map((name) => {
    const fact = publishedFacts[name];
    return createElement("option", { key: name, value: name }, fact ? `{${name}} – ${fact}` : `{${name}}`);
  });
  const choose = ({ target }: { target: HTMLSelectElement }) => insertPlaceholder(id, target);
  const picker = createElement(
    "select",
    { "aria-label": `Insert a fact into ${label}`, value: "", onChange: choose },
    createElement("option", { value: "" }, "Insert a fact…"),
    ...options,
  );
  return [...count, picker];
}

function judgement(createElement: CreateElement, value: unknown) {
  const words = tidyText(typeof value === "string" ? value : "");
  return createElement("span", { role: "status", className: "cms-advice" }, alternativeTextAdvice(words));
}

function counter(createElement: CreateElement, most: number, value: unknown) {
  const left = most - [...tidyText(typeof value === "string" ? value : "")].length;
  const says = left < 0 ? `${-left} too many` : `${left} left`;
  return createElement("span", { className: left < 0 ? "cms-count cms-over" : "cms-count" }, says);
}

/** Puts a placeholder where the cursor was last. */
function insertPlaceholder(id: string, picker: HTMLSelectElement): void {
  const field = textFieldOf(picker.ownerDocument.getElementById(id));
  if (!field) return;
  const { value, selectionStart, selectionEnd } = field;
  const placeholder = `{${picker.value}}`;
  const at = selectionStart ?? value.length;
  writeInto(field, value.slice(0, at) + placeholder + value.slice(selectionEnd ?? at));
  field.focus();
  field.setSelectionRange(at + placeholder.length, at + placeholder.length);
}
