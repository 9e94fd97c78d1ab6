import {
  emptyQuoteRequest,
  quoteRequestFields,
  quoteRequestOf,
} from "../../../src/quote-request/rules/quote-request";
import { quoteRequestSchema } from "../../../src/quote-request/rules/quote-request-schema";

it("The fields are asked in the order of the specification", () => {
  expect(quoteRequestFields).toEqual([
    "firstName",
    "lastName",
    "email",
    "phone",
    "address",
    "projectDetails",
  ]);
});

it("An empty request has every field and nothing in it", () => {
  expect(Object.keys(emptyQuoteRequest)).toEqual([...quoteRequestFields]);
  expect(Object.values(emptyQuoteRequest).join("")).toBe("");
});

it("A request can be made from a rule for each field", () => {
  const request = quoteRequestOf((field) => field.toUpperCase());
  expect(Object.entries(request)).toEqual(quoteRequestFields.map((field) => [field, field.toUpperCase()]));
});

it("Each field has its rules", () => {
  expect(Object.keys(quoteRequestSchema.shape)).toEqual([...quoteRequestFields]);
});
