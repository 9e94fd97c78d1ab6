import { css } from "@emotion/react";
import { type ClipboardEvent, type FocusEvent, type InputHTMLAttributes, useRef } from "react";
import { useController, useFormContext } from "react-hook-form";
import { companyPlaceholders } from "../../../content/fields/placeholders";
import { fileName } from "../../../content/reading/content-path";
import { colours } from "../../../theme/tokens";
import { Menu } from "../../controls/Menu";
import { errorWords } from "../../controls/styles";
import { useEditor } from "../../state/editor-context";
import { alternativeTextAdvice, slugAdvice } from "../../words/advice";
import { tidyFieldText, tidyText } from "../../words/tidy";
import { FieldFrame, useWiring } from "../FieldFrame";
import { useForm } from "../form-context";
import type { InputProps } from "../form-field";

type Writable = HTMLInputElement | HTMLTextAreaElement;

/** Keyboards and pickers of phones, by what a text is used as. */
const inputOf: Partial<Record<string, InputHTMLAttributes<HTMLInputElement>>> = {
  phone: { type: "tel" },
  email: { type: "email", spellCheck: false, autoCapitalize: "none" },
  time: { type: "time" },
  day: { type: "date" },
  postcode: { autoCapitalize: "characters", spellCheck: false },
};

/** A text in one line or several, with what is left to write and the facts that may stand in it. */
export function TextInput({ name, field }: InputProps<"text">) {
  const { label, use, most, long } = field;
  const { field: controlled } = useController({ name });
  const { setValue } = useFormContext();
  const { path, storedSlug } = useForm();
  const { content, facts } = useEditor();
  const ref = useRef<Writable>(null);
  const value: string = controlled.value ?? "";
  const adviseSlug = (slug: string) => {
    const others = content.files.filter((file) => file.path !== path);
    return slugAdvice(
      slug,
      storedSlug,
      others.map((file) => fileName(file.path)),
    );
  };
  const advise = name === "slug" ? adviseSlug : name.endsWith("alt") ? alternativeTextAdvice : undefined;
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // The menu of facts belongs to the field: the space before a fact stays.
    if (relatedTarget instanceof Node && currentTarget.closest("[data-field]")?.contains(relatedTarget))
      return;
    const tidy = tidyFieldText(value, use);
    if (tidy !== value) setValue(name, tidy, { shouldDirty: true });
  };
  const props = {
    ...useWiring(name, field),
    name,
    value,
    onChange: controlled.onChange,
    onPaste: pasteTidy,
    onBlur,
    ref: (element: Writable | null) => {
      ref.current = element;
    },
  };
  const left = most === undefined ? 0 : most - [...tidyText(value)].length;
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
          <span css={[count, left < 0 && errorWords]}>{left < 0 ? `${-left} too many` : `${left} left`}</span>
        )
      }
      help={
        <>
          {advise && (
            <p role="status" css={advice}>
              {advise(value)}
            </p>
          )}
          {use === "copy" && (
            <Menu label="Insert a fact" name={`Insert a fact into ${label}`} choices={choices} />
          )}
        </>
      }
    >
      {long ? (
        <textarea {...props} rows={2} />
      ) : (
        <input autoComplete="off" {...inputOf[use ?? "text"]} {...props} />
      )}
    </FieldFrame>
  );
}

/** quoteWithin is Quote within. */
function inWords(fact: string): string {
  const words = fact.replace(/(?<=[a-z])(?=[A-Z])/g, " ").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
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
  element?.focus();
  document.execCommand("insertText", false, words);
}

const count = css`flex: none; font-variant-numeric: tabular-nums;`;
const advice = css`color: ${colours.brassInk}; font-size: 0.9375rem; line-height: 1.4;`;
