import type { QuoteRequestField } from "./quote-request";

/** The id of a field's control. */
export function controlId(field: QuoteRequestField): string {
  return `quote-${field}`;
}
