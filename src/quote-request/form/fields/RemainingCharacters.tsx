import { useEffect, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { fillPlaceholders } from "../../../content/fields/placeholders";
import type { QuoteRequest } from "../../rules/quote-request";
import { limits } from "../../rules/quote-request-schema";

interface RemainingCharactersProps {
  form: UseFormReturn<QuoteRequest>;
  /** Each with {n} for the number. */
  words: { remaining: string; tooMany: string };
}

/** How much may still be written, or how much has to go. Before hydration it shows the server's number, and with a draft none. */
export function RemainingCharacters({ form, words }: RemainingCharactersProps) {
  const [length, setLength] = useState(0);
  useEffect(() => {
    const count = () => setLength(form.getValues("projectDetails").length);
    count();
    return form.subscribe({ name: "projectDetails", formState: { values: true }, callback: count });
  }, [form]);
  const left = limits.details.max - length;
  const text = left < 0 ? words.tooMany : words.remaining;
  return <>{fillPlaceholders(text, { n: String(Math.abs(left)) })}</>;
}
