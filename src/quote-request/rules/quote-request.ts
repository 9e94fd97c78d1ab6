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

/** The fields' labels, also in the receipt and in a request by WhatsApp or email. */
export const fieldLabels: Readonly<QuoteRequest> = {
  firstName: "First Name",
  lastName: "Last Name",
  email: "Email",
  phone: "Phone",
  address: "Property Address",
  projectDetails: "Project Details",
};

/** Longest texts in characters, and the shortest project details. */
export const limits = {
  name: 50,
  email: 100,
  phone: 20,
  address: 200,
  details: { min: 10, max: 1000 },
} as const;

/** A quote request with every value made by a rule from the field's name. */
export function quoteRequestOf(valueFor: (field: QuoteRequestField) => string): QuoteRequest {
  return Object.fromEntries(quoteRequestFields.map((field) => [field, valueFor(field)])) as QuoteRequest;
}

export const emptyQuoteRequest = quoteRequestOf(() => "");
