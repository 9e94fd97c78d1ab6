import type { QuoteRequest } from "../../../src/quote-request/rules/quote-request";

/** A quote request that breaks no rule. */
export const validRequest: QuoteRequest = {
  firstName: "Ada",
  lastName: "Lovelace",
  email: "ada@example.com",
  phone: "07700 900456",
  address: "12 St James Square, London SW1Y 4JH",
  projectDetails: "Retile the shower in the main bathroom, about 8 square metres.",
};

/** A valid request with some values changed. */
export function requestWith(changes: Partial<QuoteRequest>): QuoteRequest {
  return { ...validRequest, ...changes };
}
