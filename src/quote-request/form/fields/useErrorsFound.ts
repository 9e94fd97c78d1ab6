import { useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { type QuoteRequest, type QuoteRequestField, quoteRequestFields } from "../../rules/quote-request";

/**
 * The fields that the last submit found wrong and that have not been corrected since. A field that goes wrong again is
 * not listed before the next submit: a summary that appears above the field in use would push it away.
 */
export function useErrorsFound({ formState }: UseFormReturn<QuoteRequest>): readonly QuoteRequestField[] {
  const { errors, submitCount } = formState;
  const [found, setFound] = useState<{ by: number; fields: readonly QuoteRequestField[] }>({
    by: submitCount,
    fields: [],
  });
  const candidates = found.by === submitCount ? found.fields : quoteRequestFields;
  const fields = candidates.filter((field) => errors[field]);
  if (found.by !== submitCount || fields.length < found.fields.length) setFound({ by: submitCount, fields });
  return fields;
}
