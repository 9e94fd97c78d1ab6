import { css } from "@emotion/react";
import { type ClipboardEvent, type FocusEvent, type InputHTMLAttributes, useRef } from "react";
import { useController, useFormContext } from "react-hook-form";
import { companyPlaceholders } from "../../../content/fields/placeholders";
import { colours } from "../../../theme/tokens";
import { control } from "../../controls/control-styles";
import { alternativeTextAdvice } from "../../words/alternative-text-advice";
import { tidyText } from "../../words/tidy-text";
import { tidyFieldText } from "../../words/tidy-value";
import { FieldFrame, wiring } from "../FieldFrame";
import { useForm } from "../form-context";
import type { FormField } from "../form-field";
import { FactsMenu } from "./FactsMenu";

type TextFieldProps = { name: string; field: Extract<FormField, { kind: "text" }> };
type Writable = HTMLInputElement | HTMLTextAreaElement;

/** Keyboards and pickers of phones, by what a text is used as. */
const inputOf: Partial<Record<string, InputHTMLAttributes<HTMLInputElement>>> = {
  phone: { type: "tel", autoComplete: "off" },
  email: { type: "email", spellCheck: false, autoCapitalize: "none" },
  time: { type: "time" },
  day: { type: "date" },
  postcode: { autoCapitalize: "characters", spellCheck: false },
};

/** A text in one line or several, with what is left to write and the facts that may stand in it. */
export function TextInput({
  name,
  field: { label, hint, use, most, long, optional, placeholders },
}: TextFieldProps) {
  const { field, fieldState } = useController({ name });
  const { setValue } = useFormContext();
  const { slugAdvice } = useForm();
  const ref = useRef<Writable>(null);
  const value = typeof field.value === "string" ? field.value : "";
  const error = fieldState.error?.message;
  const props = {
    ...wiring(name, hint, error),
    name,
    value,
    css: control,
    onChange: field.onChange,
    onPaste: (event: ClipboardEvent<Writable>) => pasteTidy(event),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      // The menu of facts belongs to the field: the space before a fact stays.
      if (relatedTarget instanceof Node && currentTarget.closest("[data-field]")?.contains(relatedTarget))
        return;
      const tidy = tidyFieldText(value, use);
      if (tidy !== value) setValue(name, tidy, { shouldDirty: true });
      field.onBlur();
    },
  };
  const advice =
    name === "slug" ? slugAdvice(value) : /(^|\.)alt$/.test(name) ? alternativeTextAdvice(value) : "";
  const facts = use === "copy" ? [...companyPlaceholders, ...placeholders] : [];
  return (
    <FieldFrame
      {...{ name, label, hint, error, optional }}
      count={most !== undefined && <Count left={most - [...tidyText(value)].length} />}
      help={
        <>
          {(name === "slug" || name.endsWith("alt")) && (
            <p role="status" css={adviceStyles}>
              {advice}
            </p>
          )}
          {facts.length > 0 && (
            <FactsMenu {...{ label, facts }} onChoose={(fact) => insert(ref.current, `{${fact}}`)} />
          )}
        </>
      }
    >
      {long ? (
        <textarea {...props} rows={2} ref={keep(ref)} />
      ) : (
        <input type="text" autoComplete="off" {...inputOf[use ?? "text"]} {...props} ref={keep(ref)} />
      )}
    </FieldFrame>
  );
}

const keep = (ref: { current: Writable | null }) => (element: Writable | null) => {
  ref.current = element;
};

function Count({ left }: { left: number }) {
  return <span css={left < 0 ? tooMany : count}>{left < 0 ? `${-left} too many` : `${left} left`}</span>;
}

/** What Word brings along is left out at once. */
function pasteTidy(event: ClipboardEvent<Writable>): void {
  const pasted = event.clipboardData.getData("text/plain");
  const tidied = tidyText(pasted);
  if (tidied === pasted.trim()) return;
  event.preventDefault();
  insert(event.currentTarget, tidied);
}

/** Puts words where the cursor was, as if they were typed: one Ctrl+Z takes them out again. */
function insert(element: Writable | null, words: string): void {
  if (!element) return;
  element.focus();
  document.execCommand("insertText", false, words);
}

const count = css`flex: none; font-variant-numeric: tabular-nums;`;
const tooMany = css`flex: none; color: ${colours.error}; font-weight: 600;`;
const adviceStyles = css`color: ${colours.brassInk}; font-size: 0.9375rem; line-height: 1.4;`;
