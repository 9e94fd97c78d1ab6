import { css } from "@emotion/react";
import type { UseFormReturn } from "react-hook-form";
import { TextField } from "../../components/TextField";
import { from } from "../../theme/media-queries";
import { space } from "../../theme/tokens";
import type { QuoteRequest, QuoteRequestField } from "../rules/quote-request";
import { controlId } from "./control-id";
import { RemainingCharacters } from "./RemainingCharacters";

interface QuoteFormFieldsProps {
  form: UseFormReturn<QuoteRequest>;
  words: Queries.QuoteFormWordsFragment;
}

/** The six fields, with what browsers need to fill them in. */
export function QuoteFormFields({ form, words }: QuoteFormFieldsProps) {
  const wiring = (field: QuoteRequestField) => {
    const { ref, ...control } = form.register(field);
    const { label, hint } = words[field];
    const error = form.formState.errors[field]?.message;
    return {
      ...control,
      controlRef: ref,
      id: controlId(field),
      label,
      ...(hint ? { hint } : {}),
      ...(error ? { error } : {}),
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
        css={tall}
        note={<RemainingCharacters form={form} words={words} />}
      />
    </>
  );
}

const pair = css`
  display: grid;
  gap: ${space.l};
  ${from.tablet} { grid-template-columns: 1fr 1fr; gap: ${space.m}; }
`;

/** Specification, point 9. */
const tall = css`min-height: 120px;`;
