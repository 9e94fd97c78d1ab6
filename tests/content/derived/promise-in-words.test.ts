/** @jest-environment node */
import { promiseInWords, promiseWithDays } from "../../../src/content/derived/promise-in-words";

const promise = {
  quoteWithin: "24 hours",
  words: { promiseWithin: "within 24 hours", promiseBy: "by {when}" },
  closed: [{ from: "2026-12-24", to: "2027-01-03" }],
};

const noon = (day: string) => Date.parse(`${day}T12:00:00Z`);

describe("The promise of a first answer", () => {
  it.each([
    ["2026-12-22", "within 24 hours"],
    ["2026-12-23", "by Monday 4 January"],
    ["2026-12-24", "by Tuesday 5 January"],
    ["2026-12-25", "by Tuesday 5 January"],
    ["2026-12-28", "by Tuesday 5 January"],
    ["2027-01-03", "by Tuesday 5 January"],
    ["2027-01-04", "within 24 hours"],
  ])("names a day where the company is closed before it: on %s", (day, words) => {
    expect(promiseWithDays(promise, noon(day))).toBe(words);
  });

  it("names the hour in the form, and the same day as everywhere else beside closed days", () => {
    expect(promiseInWords(promise, noon("2026-12-15"))).toBe("by Wednesday 12PM");
    expect(promiseInWords(promise, noon("2026-12-28"))).toBe(promiseWithDays(promise, noon("2026-12-28")));
  });

  it("stays in the company's words where they name no hours", () => {
    const vague = { ...promise, quoteWithin: "a few days" };
    expect(promiseInWords(vague, noon("2026-12-28"))).toBe("within 24 hours");
  });
});
