/** What a visitor asks for. The keys are the controls' names and the mail template's parameters. */
export interface QuoteRequest {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  address: string;
  projectDetails: string;
}

export type QuoteRequestField = keyof QuoteRequest;

/** The fields in the order in which they are asked, checked and listed. */
export const quoteRequestFields = [
  "firstName",
  "lastName",
  "email",
  "phone",
  "address",
  "projectDetails",
] as const satisfies readonly QuoteRequestField[];

export const emptyQuoteRequest: QuoteRequest = quoteRequestOf(() => "");

/** A quote request with every value made by a rule from the field's name. */
export function quoteRequestOf(valueFor: (field: QuoteRequestField) => string): QuoteRequest {
  return {
    firstName: valueFor("firstName"),
    lastName: valueFor("lastName"),
    email: valueFor("email"),
    phone: valueFor("phone"),
    address: valueFor("address"),
    projectDetails: valueFor("projectDetails"),
  };
}
