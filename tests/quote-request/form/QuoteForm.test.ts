import { toastOf } from "../../../src/quote-request/form/QuoteForm";
import { validRequest } from "../requests";
import { company, words } from "./form-words";

describe("The toast", () => {
  it("of a request that was sent is polite and goes by itself, not too soon to be read", () => {
    const toast = toastOf({ kind: "sent", request: validRequest, id: 1 }, words, company.phone);
    expect(toast).toMatchObject({ tone: "status", stays: 10_000 });
  });

  it.each([1, 2, 15])("of a wait of %i minutes is polite, says so and stays", (waitMinutes) => {
    expect(toastOf({ kind: "rate limited", waitMinutes, id: 3 }, words, company.phone)).toEqual({
      id: 3,
      tone: "status",
      title: "Too many attempts",
      description: `Please wait ${waitMinutes} minutes before submitting again.`,
    });
  });
});
