import type { QuoteRequestField } from "../../rules/quote-request";

/** The form's id, by which the page finds it before hydration. */
export const quoteFormId = "quote-form";

/** The id of a field's control. */
export function controlId(field: QuoteRequestField): string {
  return `quote-${field}`;
}
