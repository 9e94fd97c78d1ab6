/** The fields in the order in which they are asked, checked and listed: the controls' names and the mail's parameters. */
export const quoteRequestFields = [
  "firstName",
  "lastName",
  "email",
  "phone",
  "address",
  "projectDetails",
] as const;

export type QuoteRequestField = (typeof quoteRequestFields)[number];

/** A visitor's request. */
export type QuoteRequest = Record<QuoteRequestField, string>;

/** A quote request with every value made by a rule from the field's name. */
export function quoteRequestOf(valueFor: (field: QuoteRequestField) => string): QuoteRequest {
  return Object.fromEntries(quoteRequestFields.map((field) => [field, valueFor(field)])) as QuoteRequest;
}

export const emptyQuoteRequest = quoteRequestOf(() => "");
