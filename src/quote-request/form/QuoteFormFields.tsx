import { css } from "@emotion/react";
import { useEffect, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { SmallButton } from "../../components/SmallButton";
import { TextField } from "../../components/TextField";
import { fillPlaceholders } from "../../content/values/placeholders";
import { stack } from "../../theme/mixins";
import { space } from "../../theme/tokens";
import { correctedAddress } from "../rules/correction";
import { limits, type QuoteRequest, type QuoteRequestField } from "../rules/quote-request";
import type { FormWords } from "./words";

interface QuoteFormFieldsProps {
  form: UseFormReturn<QuoteRequest>;
  words: FormWords;
}

/** The id of a field's control. */
export const controlId = (field: QuoteRequestField) => `quote-${field}`;

/** The six fields, with what browsers need to fill them in. */
export function QuoteFormFields({ form, words }: QuoteFormFieldsProps) {
  const wiring = (field: QuoteRequestField) => {
    const error = form.formState.errors[field]?.message;
    const correction = error && field === "address" && correctedAddress(form.watch(field));
    return {
      ...form.register(field),
      id: controlId(field),
      hint: undefined,
      ...words[field],
      "aria-required": true,
      // Text typed during sending would not reach the company.
      readOnly: form.formState.isSubmitting,
      error,
      remedy: correction && (
        <SmallButton onClick={() => typeOver(controlId(field), correction)}>
          {fillPlaceholders(words.correction, { correction })}
        </SmallButton>
      ),
    };
  };
  const name = { dir: "auto", spellCheck: false } as const;
  const plain = { autoCapitalize: "none", autoCorrect: "off", spellCheck: false } as const;
  return (
    <>
      <div css={pair}>
        <TextField {...wiring("firstName")} type="text" autoComplete="given-name" {...name} />
        <TextField {...wiring("lastName")} type="text" autoComplete="family-name" {...name} />
      </div>
      <TextField {...wiring("email")} type="email" autoComplete="email" {...plain} />
      <TextField {...wiring("phone")} type="tel" autoComplete="tel" />
      <TextField {...wiring("address")} rows={2} autoComplete="street-address" dir="auto" />
      <TextField
        {...wiring("projectDetails")}
        rows={5}
        dir="auto"
        note={<RemainingCharacters form={form} words={words} />}
      />
    </>
  );
}

/**
 * Replaces a control's text as if it were typed, so that Ctrl+Z brings back what was there. This command has no successor that
 * keeps the undo history (https://github.com/w3c/editing/issues/200).
 */
function typeOver(id: string, text: string): void {
  const control = document.getElementById(id);
  if (!(control instanceof HTMLTextAreaElement)) return;
  control.focus();
  control.select();
  document.execCommand("insertText", false, text);
}

interface RemainingCharactersProps {
  form: UseFormReturn<QuoteRequest>;
  words: { remaining: string; tooMany: string };
}

/** The number of characters that may still be typed, or that are too many. */
export function RemainingCharacters({ form, words }: RemainingCharactersProps) {
  const [length, setLength] = useState(0);
  useEffect(() => {
    const count = () => setLength(form.getValues("projectDetails").length);
    count();
    return form.subscribe({ name: "projectDetails", formState: { values: true }, callback: count });
  }, [form]);
  const left = limits.details.max - length;
  const text = left < 0 ? words.tooMany : words.remaining;
  const counted = fillPlaceholders(text, { n: String(Math.abs(left)) });
  // A new element for each text: a translated page has replaced the text node that React would change.
  return <span key={counted}>{counted}</span>;
}

const pair = css`
  ${stack(`${space.l} ${space.m}`)}
  grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
`;
