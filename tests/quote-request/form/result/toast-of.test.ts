import { toastOf } from "../../../../src/quote-request/form/result/toast-of";
import { company, words } from "../form-words";

describe("The toast", () => {
  it("of a request that was sent is polite and goes by itself, not too soon to be read", () => {
    const toast = toastOf({ kind: "sent", id: 1 }, words, company.phone);
    expect(toast).toEqual({
      id: 1,
      tone: "status",
      title: "Quote request submitted!",
      description:
        "Thank you for your inquiry. We'll contact you within two working days with your free quote.",
      stays: 10_000,
    });
  });

  it("of a failure is an alert that stays", () => {
    expect(toastOf({ kind: "failed", id: 2 }, words, company.phone)).toEqual({
      id: 2,
      tone: "alert",
      title: "Submission failed",
      description: "Please try again or contact us directly at 07700 900456.",
      link: { text: company.phone.display, href: company.phone.telLink },
    });
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
