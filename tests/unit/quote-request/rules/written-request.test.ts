import fc from "fast-check";
import { whatsAppWith } from "../../../../src/content/values/phone-formats";
import { type QuoteRequest, quoteRequestFields } from "../../../../src/quote-request/rules/quote-request";
import {
  mailLink,
  maxMailLinkLength,
  writtenRequest,
} from "../../../../src/quote-request/rules/written-request";
import { requestWith, validRequest } from "../requests";

/** The request with a greeting. */
const written = (request: QuoteRequest) => writtenRequest(request, "Hello & welcome, a quote please.");
const mailFor = (request: QuoteRequest) => mailLink("quotes@tiles.example", written(request));
const whatsAppFor = (request: QuoteRequest) => whatsAppWith("https://wa.me/447", written(request).text);

/** Decodes a link as a mail program and WhatsApp do. */
const bodyOf = (link: string) => new URL(link).searchParams.get("body")?.replace(/\r\n/g, "\n");
const textOf = (link: string) => new URL(link).searchParams.get("text");

it("A request as a person would write it is a greeting, a line for each field, and the details in a paragraph of their own", () => {
  expect(written(requestWith({ projectDetails: "Floor.\nAnd walls. " })).text).toBe(
    `Hello & welcome, a quote please.

First Name: Ada
Last Name: Lovelace
Email: ada@example.com
Phone: 07700 900456
Property Address: 12 St James Square, London SW1Y 4JH

Project Details:
Floor.
And walls.`,
  );
});

describe("The links with a whole request", () => {
  it("give back every word of it, with umlauts, ampersands and line breaks", () => {
    const request = requestWith({
      firstName: "Zoë",
      address: "Flat 2\n14 Kings Road",
      projectDetails: "Walls & floor #3?\n100% white + grey 🛁",
    });
    expect(bodyOf(mailFor(request))).toBe(written(request).text);
    expect(textOf(whatsAppFor(request))).toBe(written(request).text);
  });

  it("give the mail a subject, an address and line breaks as mail has them", () => {
    const link = mailFor(validRequest);
    expect(link).toMatch(
      /^mailto:quotes@tiles\.example\?subject=Quote%20request%20from%20Ada%20Lovelace&body=Hello/,
    );
    expect(link).toContain("%0D%0A");
    expect(link).not.toMatch(/[+\s]/);
  });

  it("are never too long for mail programs, and lose nothing but the end of the details", () => {
    const long = requestWith({ projectDetails: "شبابيك 🛁 ".repeat(100) });
    const link = mailFor(long);
    expect(link.length).toBeLessThanOrEqual(maxMailLinkLength);
    expect(link.length).toBeGreaterThan(maxMailLinkLength - 40);
    const text = bodyOf(link) ?? "";
    for (const field of quoteRequestFields.slice(0, -1)) expect(text).toContain(long[field]);
    expect(text).toMatch(/…$/);
    expect(written(long).text.startsWith(text.slice(0, -1))).toBe(true);
  });

  it("can be made of anything that can be typed", () => {
    const anyRequest = fc.record({
      firstName: fc.string({ unit: "binary", maxLength: 50 }),
      lastName: fc.string({ maxLength: 50 }),
      email: fc.string({ maxLength: 100 }),
      phone: fc.string({ maxLength: 20 }),
      address: fc.string({ maxLength: 100 }),
      projectDetails: fc.string({ unit: "binary", maxLength: 1000 }),
    });
    fc.assert(
      fc.property(anyRequest, (request) => {
        expect(mailFor(request).length).toBeLessThanOrEqual(maxMailLinkLength);
        expect(() => whatsAppFor(request)).not.toThrow();
      }),
      { numRuns: 50 },
    );
    const half = requestWith({ projectDetails: "half \ud83d of a pair" });
    for (const link of [mailFor, whatsAppFor]) expect(() => link(half)).not.toThrow();
  });
});
