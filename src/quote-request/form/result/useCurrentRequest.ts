import { useEffect, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { QuoteRequest } from "../../rules/quote-request";

/** The request as it stands in the form, at every key. */
export function useCurrentRequest(form: UseFormReturn<QuoteRequest>): QuoteRequest {
  const [request, setRequest] = useState(() => form.getValues());
  useEffect(() => {
    const read = () => setRequest({ ...form.getValues() });
    read();
    return form.subscribe({ formState: { values: true }, callback: read });
  }, [form]);
  return request;
}
