import { css } from "@emotion/react";
import type { UseFormReturn } from "react-hook-form";
import { SmallButton } from "../../../components/SmallButton";
import { TextField } from "../../../components/TextField";
import { fillPlaceholders } from "../../../content/fields/placeholders";
import { stack } from "../../../theme/arrangements";
import { from } from "../../../theme/media-queries";
import { space } from "../../../theme/tokens";
import { type Correction, correctionOf } from "../../rules/correction";
import type { QuoteRequest, QuoteRequestField } from "../../rules/quote-request";
import { CameFrom, type Origin } from "./CameFrom";
import { controlId } from "./control-id";
import { RemainingCharacters } from "./RemainingCharacters";

interface QuoteFormFieldsProps {
  form: UseFormReturn<QuoteRequest>;
  words: Queries.QuoteFormWordsFragment;
  origins: readonly Origin[];
  /** While the request is sent: what is typed then would be in no message. */
  readOnly: boolean;
  /** Fills a field for the visitor and moves focus there. */
  fillIn: (field: QuoteRequestField, value: string) => void;
}

/** The six fields, with what browsers need to fill them in. */
export function QuoteFormFields({ form, words, origins, readOnly, fillIn }: QuoteFormFieldsProps) {
  const correctionProps = (correction: Correction | undefined, field: QuoteRequestField) => {
    if (!correction) return {};
    const { characters, text } = correction;
    const reason = fillPlaceholders(words.refused, { characters: characters.join(" ") });
    const use = fillPlaceholders(words.correction, { correction: text ?? "" });
    return {
      ...(characters.length > 0 ? { reason } : {}),
      ...(text ? { remedy: <SmallButton onClick={() => fillIn(field, text)}>{use}</SmallButton> } : {}),
    };
  };
  const wiring = (field: QuoteRequestField) => {
    const { ref, ...control } = form.register(field);
    const { label, hint } = words[field];
    const error = form.formState.errors[field]?.message;
    return {
      ...control,
      controlRef: ref,
      id: controlId(field),
      label,
      "aria-required": true,
      readOnly,
      ...(hint ? { hint } : {}),
      ...(error ? { error, ...correctionProps(correctionOf(field, form.watch(field)), field) } : {}),
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
      <TextField {...wiring("address")} multiline rows={2} autoComplete="street-address" dir="auto" />
      <TextField
        {...wiring("projectDetails")}
        multiline
        rows={5}
        dir="auto"
        help={<CameFrom {...{ form, words, origins, fillIn }} />}
        note={<RemainingCharacters form={form} words={words} />}
      />
    </>
  );
}

const pair = css`
  ${stack(`${space.l} ${space.m}`)}
  ${from.phone} { grid-template-columns: 1fr 1fr; }
`;
