import { useEffect, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { fillPlaceholders } from "../content/placeholders";
import type { QuoteRequest } from "./quote-request";
import { limits } from "./quote-request-schema";

interface RemainingCharactersProps {
  form: UseFormReturn<QuoteRequest>;
  /** With {n} for the number. */
  words: string;
}

/** How much may still be written. It begins as the server wrote it and counts once React has taken over. */
export function RemainingCharacters({ form, words }: RemainingCharactersProps) {
  const [length, setLength] = useState(0);
  useEffect(() => {
    const count = () => setLength(form.getValues("projectDetails").length);
    count();
    return form.subscribe({ name: "projectDetails", formState: { values: true }, callback: count });
  }, [form]);
  return <>{fillPlaceholders(words, { n: String(Math.max(0, limits.details.max - length)) })}</>;
}
