import type { FocusEvent, InputHTMLAttributes } from "react";
import { useController, useFormContext } from "react-hook-form";
import { companyPlaceholders } from "../../content/values/placeholders";
import { useEditor } from "../app/editor-context";
import { Menu } from "../controls/Menu";
import { tidyField } from "../site/tidy";
import { type FieldProps, fieldId, type InputProps } from "./form-field";

/**
 * Keyboards and pickers of phones, by the use of a text. Numbers are typed as text: the wheel changes nothing, and the decimal
 * keyboard of iPhones has no minus.
 */
const attributesOf: Partial<Record<string, InputHTMLAttributes<HTMLInputElement>>> = {
  phone: { type: "tel" },
  email: { type: "email", spellCheck: false, autoCapitalize: "none" },
  time: { type: "time" },
  // Without a maximum, browsers accept six digits for a year.
  day: { type: "date", max: "9999-12-31" },
  postcode: { autoCapitalize: "characters", spellCheck: false },
  number: { style: { maxWidth: "12rem" } },
};

/** In characters. Longer texts get a textarea. */
const longestLine = 90;

/** A text in one line or several, or a number. */
export function TextInput({ name, field, ariaProps }: InputProps) {
  const { field: controlled } = useController({ name });
  const { setValue } = useFormContext();
  const use = field.type === "string" ? (field.use ?? "text") : "number";
  const value = String(controlled.value ?? "");
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // Moving focus to the menu of facts must not trim the space before a fact.
    if (currentTarget.closest("[data-field]")?.contains(relatedTarget as Node | null)) return;
    const tidy = tidyField(value, use);
    // An empty number is undefined, which react-hook-form does not keep.
    if (tidy !== controlled.value) setValue(name, tidy ?? "");
  };
  const control = { ...ariaProps, ...controlled, value, onBlur };
  if ((field.max ?? 0) > longestLine) return <textarea {...control} rows={2} />;
  return <input autoComplete="off" {...attributesOf[use]} {...control} />;
}

/** The placeholders that a text may contain, each with its current value. */
export function FactMenu({ name, field: { label, placeholders = [] } }: FieldProps) {
  const { facts } = useEditor().site;
  const choices = [...companyPlaceholders, ...placeholders].map((fact) => ({
    name: [placeholderLabel(fact), facts[fact]].filter(Boolean).join(" – "),
    act: () => insert(document.getElementById(fieldId(name)), `{${fact}}`),
  }));
  return <Menu label="Insert a fact" name={`Insert a fact into ${label}`} choices={choices} />;
}

/** Turns quoteWithin into Quote within. */
function placeholderLabel(fact: string): string {
  const label = fact.replace(/(?<=[a-z])(?=[A-Z])/g, " ").toLowerCase();
  return label.charAt(0).toUpperCase() + label.slice(1);
}

/** Inserts text at the cursor as if it were typed, so that one Ctrl+Z removes it. */
function insert(element: HTMLElement | null, text: string): void {
  element?.focus();
  document.execCommand("insertText", false, text);
}
