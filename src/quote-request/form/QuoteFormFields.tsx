import { css } from "@emotion/react";
import { SmallButton } from "../../components/SmallButton";
import { TextField } from "../../components/TextField";
import { fillPlaceholders } from "../../content/fields/placeholders";
import { stack } from "../../theme/mixins";
import { space } from "../../theme/tokens";
import type { FieldMessages } from "../rules/check-request";
import { correctedAddress } from "../rules/correction";
import { limits, type QuoteRequest, type QuoteRequestField } from "../rules/quote-request";
import type { FormWords } from "./words";

interface QuoteFormFieldsProps {
  typed: QuoteRequest;
  messages: FieldMessages;
  sending: boolean;
  words: FormWords;
}

/** The id of a field's control. */
export const controlId = (field: QuoteRequestField) => `quote-${field}`;

/** The six fields, with what browsers need to fill them in. The controls hold what is typed. */
export function QuoteFormFields({ typed, messages, sending, words }: QuoteFormFieldsProps) {
  const wiring = (field: QuoteRequestField) => ({
    id: controlId(field),
    name: field,
    hint: undefined,
    ...words[field],
    error: messages[field],
    "aria-required": true,
    // Text typed during sending would not reach the company.
    readOnly: sending,
  });
  const correction = messages.address && correctedAddress(typed.address);
  const left = limits.details.max - typed.projectDetails.length;
  const counted = fillPlaceholders(left < 0 ? words.tooMany : words.remaining, { n: String(Math.abs(left)) });
  return (
    <>
      <div css={pair}>
        <TextField {...wiring("firstName")} type="text" autoComplete="given-name" {...nameInput} />
        <TextField {...wiring("lastName")} type="text" autoComplete="family-name" {...nameInput} />
      </div>
      <TextField {...wiring("email")} type="email" autoComplete="email" {...emailInput} />
      <TextField {...wiring("phone")} type="tel" autoComplete="tel" />
      <TextField
        {...wiring("address")}
        rows={2}
        autoComplete="street-address"
        dir="auto"
        remedy={
          correction && (
            <SmallButton onClick={() => typeOver(controlId("address"), correction)}>
              {fillPlaceholders(words.correction, { correction })}
            </SmallButton>
          )
        }
      />
      <TextField
        {...wiring("projectDetails")}
        rows={5}
        dir="auto"
        // A new element for each text: a translated page has replaced the text node that React would change.
        note={<span key={counted}>{counted}</span>}
      />
    </>
  );
}

const nameInput = { dir: "auto", spellCheck: false } as const;

const emailInput = { autoCapitalize: "none", autoCorrect: "off", spellCheck: false } as const;

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

const pair = css`
  ${stack(`${space.l} ${space.m}`)}
  grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
`;
