/** @jest-environment node */

import { emptyQuoteRequest, type QuoteRequestField } from "../../src/quote-request/rules/quote-request";
import { checkRequest } from "../../src/quote-request/rules/quote-request-schema";
import { minutesToWait } from "../../src/quote-request/sending/rate-limit";

const letters = (length: number) => "a".repeat(length);

/** The specification's table of rules (point 5): a field, what a visitor types, and the message. */
const refused: readonly [QuoteRequestField, string, string][] = [
  ["firstName", "", "First name is required"],
  ["firstName", letters(51), "First name must be less than 50 characters"],
  ["firstName", "Ann3", "First name contains invalid characters"],
  ["lastName", "", "Last name is required"],
  ["lastName", letters(51), "Last name must be less than 50 characters"],
  ["lastName", "Smith & Son", "Last name contains invalid characters"],
  ["email", "", "Email is required"],
  ["email", "ann", "Please enter a valid email address"],
  ["email", `${letters(60)}@${letters(50)}.example`, "Email must be less than 100 characters"],
  ["phone", "", "Phone number is required"],
  ["phone", "12345", "Please enter a valid phone number"],
  ["phone", "call me later", "Please enter a valid phone number"],
  ["address", "", "Address is required"],
  ["address", letters(201), "Address must be less than 200 characters"],
  ["address", "14 Kings Road #2", "Address contains invalid characters"],
  ["projectDetails", "a wall", "Please provide at least 10 characters describing your project"],
  ["projectDetails", letters(1001), "Project details must be less than 1000 characters"],
];

const accepted: readonly [QuoteRequestField, string][] = [
  ["firstName", letters(50)],
  ["lastName", "O'Neill-Smith de la Cruz"],
  ["email", "ann@example.com"],
  ["phone", "+44 (0)20-7946"],
  ["phone", "0123456789"],
  ["phone", "012345678901234"],
  ["address", letters(200)],
  ["address", "Flat 2, 14 Kings Road, London. SW3-4AB"],
  ["projectDetails", letters(10)],
  ["projectDetails", letters(1000)],
];

const messageOf = (field: QuoteRequestField, value: string) =>
  checkRequest({ ...emptyQuoteRequest, [field]: value }).messages[field];

describe("The specification's rules of the quote form", () => {
  it.each(refused)("refuse in %s %j with the message %j", (field, value, message) => {
    expect(messageOf(field, value)).toBe(message);
  });

  it.each(accepted)("accept in %s %j", (field, value) => {
    expect(messageOf(field, value)).toBeUndefined();
  });

  it("let one email address send three requests in fifteen minutes", () => {
    const now = Date.parse("2026-12-01T12:00Z");
    expect(minutesToWait([now, now], now)).toBe(0);
    expect(minutesToWait([now, now, now], now)).toBe(15);
  });
});
