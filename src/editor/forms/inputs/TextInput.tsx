import { css } from "@emotion/react";
import { type ClipboardEvent, type FocusEvent, type InputHTMLAttributes, useRef } from "react";
import { useController, useFormContext } from "react-hook-form";
import { errorStyles } from "../../../components/TextField";
import { companyPlaceholders } from "../../../content/fields/placeholders";
import { colours } from "../../../theme/tokens";
import { Menu } from "../../controls/Menu";
import { useEditor } from "../../state/editor-context";
import { coordinatesIn, slugOf, tidyField, tidyText } from "../../words/tidy";
import { FieldFrame } from "../FieldFrame";
import { useForm } from "../form-context";
import type { InputProps } from "../form-field";

type Writable = HTMLInputElement | HTMLTextAreaElement;

/** Keyboards and pickers of phones, by what a text is used as. Numbers are typed as text: the wheel changes nothing. */
const attributesOf: Partial<Record<string, InputHTMLAttributes<HTMLInputElement>>> = {
  phone: { type: "tel" },
  email: { type: "email", spellCheck: false, autoCapitalize: "none" },
  time: { type: "time" },
  day: { type: "date" },
  postcode: { autoCapitalize: "characters", spellCheck: false },
  number: { inputMode: "decimal", style: { maxWidth: "12rem" } },
};

/** A text in one line or several, with what is left to write and the facts that may stand in it; or a number. */
export function TextInput({ name, field }: InputProps<"text">) {
  const { label, use = "text", long, most } = field;
  const { field: controlled } = useController({ name });
  const { setValue } = useFormContext();
  const { facts } = useEditor();
  const { storedSlug } = useForm();
  const ref = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const value = String(controlled.value ?? "");
  const left = most === undefined ? 0 : most - [...tidyText(value)].length;
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // The menu of facts belongs to the field: the space before a fact stays.
    if (currentTarget.closest("[data-field]")?.contains(relatedTarget as Node | null)) return;
    const tidy = name === "slug" ? slugOf(value) : tidyField(value, use);
    if (tidy !== controlled.value) setValue(name, tidy, { shouldDirty: true });
  };
  const onPaste = (event: ClipboardEvent<Writable>) => {
    const pasted = event.clipboardData.getData("text/plain");
    const [place, tidied] = [coordinatesIn(pasted), tidyText(pasted)];
    const around = name.replace(/(latitude|longitude)$/, "");
    const isPlace = place && around !== name;
    if (!isPlace && tidied === pasted.trim()) return;
    event.preventDefault();
    if (!isPlace) return insert(event.currentTarget, tidied);
    for (const [own, degrees] of Object.entries(place))
      setValue(`${around}${own}`, degrees, { shouldDirty: true });
  };
  const controls = {
    name,
    value,
    onBlur,
    onPaste,
    onChange: controlled.onChange,
    ref,
  };
  /** The facts that may stand in the text, each with what it is at present. */
  const choices = [...companyPlaceholders, ...field.placeholders].map((fact) => ({
    name: [inWords(fact), facts[fact]].filter(Boolean).join(" – "),
    act: () => insert(ref.current, `{${fact}}`),
  }));
  return (
    <FieldFrame
      {...{ name, field }}
      count={
        most !== undefined && (
          <span css={[count, left < 0 && errorStyles]}>
            {left < 0 ? `${-left} too many` : `${left} left`}
          </span>
        )
      }
      help={
        <>
          <p role="status" css={advice}>
            {name === "slug" && storedSlug && storedSlug !== value && renamed}
          </p>
          {use === "copy" && (
            <Menu label="Insert a fact" name={`Insert a fact into ${label}`} choices={choices} />
          )}
        </>
      }
    >
      {(wiring) =>
        long ? (
          <textarea {...wiring} {...controls} rows={2} />
        ) : (
          <input autoComplete="off" {...attributesOf[use]} {...wiring} {...controls} />
        )
      }
    </FieldFrame>
  );
}

/** quoteWithin is Quote within. */
function inWords(fact: string): string {
  const words = fact.replace(/(?<=[a-z])(?=[A-Z])/g, " ").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Puts words where the cursor was, as if they were typed: one Ctrl+Z takes them out again. */
function insert(element: Writable | null, words: string): void {
  element?.focus();
  document.execCommand("insertText", false, words);
}

const renamed = "Once published, the page has this address, and its old one leads there.";

const count = css`flex: none; font-variant-numeric: tabular-nums;`;
const advice = css`color: ${colours.brassInk}; &:empty { display: none; }`;
