import type { FocusEvent, InputHTMLAttributes } from "react";
import { useController, useFormContext } from "react-hook-form";
import type { FieldUse } from "../../content/fields/field-descriptions";
import { tidyField } from "../site/tidy";
import type { InputProps } from "./form-field";

/**
 * Gives a text its keyboard or picker on phones, by its use. A number is typed as text, because the mouse wheel changes number
 * inputs, and the decimal keyboard of iPhones has no minus.
 */
const attributesOf: Partial<Record<FieldUse | "number", InputHTMLAttributes<HTMLInputElement>>> = {
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
