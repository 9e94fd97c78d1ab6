import { css } from "@emotion/react";
import { useEffect, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { SmallButton } from "../../components/SmallButton";
import { TextField } from "../../components/TextField";
import { stack } from "../../theme/mixins";
import { space } from "../../theme/tokens";
import { correctedAddress } from "../rules/correction";
import { fieldLabels, limits, type QuoteRequest, type QuoteRequestField } from "../rules/quote-request";

interface QuoteFormFieldsProps {
  form: UseFormReturn<QuoteRequest>;
  detailsHint: string;
}

/** The id of a field's control. */
export const controlId = (field: QuoteRequestField) => `quote-${field}`;

/** The six fields, with what browsers need to fill them in. */
export function QuoteFormFields({ form, detailsHint }: QuoteFormFieldsProps) {
  const { errors, isSubmitting } = form.formState;
  const correction = errors.address && correctedAddress(form.watch("address"));
  const wiring = (field: QuoteRequestField) => ({
    ...form.register(field),
    id: controlId(field),
    label: fieldLabels[field],
    "aria-required": true,
    // Text typed during sending would not reach the company.
    readOnly: isSubmitting,
    error: errors[field]?.message,
  });
  const name = { type: "text", dir: "auto", spellCheck: false } as const;
  const plain = { autoCapitalize: "none", autoCorrect: "off", spellCheck: false } as const;
  return (
    <>
      <div css={pair}>
        <TextField {...wiring("firstName")} {...name} autoComplete="given-name" />
        <TextField {...wiring("lastName")} {...name} autoComplete="family-name" />
      </div>
      <TextField {...wiring("email")} {...plain} type="email" autoComplete="email" />
      <TextField
        {...wiring("phone")}
        hint="10 to 15 digits, spaces, hyphens or brackets, for example 07700 900123"
        type="tel"
        autoComplete="tel"
      />
      <TextField
        {...wiring("address")}
        hint="Letters, digits, commas, full stops and hyphens only, for example Flat 2, 14 Kings Road"
        remedy={
          correction && (
            <SmallButton onClick={() => typeOver(controlId("address"), correction)}>
              {`Use: ${correction}`}
            </SmallButton>
          )
        }
        rows={2}
        autoComplete="street-address"
        dir="auto"
      />
      <TextField
        {...wiring("projectDetails")}
        hint={detailsHint}
        note={<RemainingCharacters form={form} />}
        rows={5}
        dir="auto"
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

/** The number of characters that may still be typed, or that are too many. */
function RemainingCharacters({ form }: Pick<QuoteFormFieldsProps, "form">) {
  const [length, setLength] = useState(0);
  useEffect(() => {
    const count = () => setLength(form.getValues("projectDetails").length);
    count();
    return form.subscribe({ name: "projectDetails", formState: { values: true }, callback: count });
  }, [form]);
  const left = limits.details.max - length;
  const counted = left < 0 ? `Characters over the limit: ${-left}` : `Characters left: ${left}`;
  // A new element for each text: a translated page has replaced the text node that React would change.
  return <span key={counted}>{counted}</span>;
}

const pair = css`
  ${stack(`${space.l} ${space.m}`)}
  grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
`;
