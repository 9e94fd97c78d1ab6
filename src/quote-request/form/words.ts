import type { SubmissionOutcome } from "../sending/submit-quote-request";

/** The company's own sentences in the form, and how it can be reached. */
export interface FormContent {
  words: Queries.QuoteFormWordsFragment;
  company: Queries.QuoteFormCompanyFragment;
}

export const submittingLabel = "Submitting...";

/** The title and the description of an outcome, as its toast and the block that takes focus say it. */
export function outcomeInWords(outcome: SubmissionOutcome, { words, company }: FormContent) {
  switch (outcome.kind) {
    case "sent":
      return {
        title: "Quote request submitted!",
        description: ["Thank you for your inquiry.", words.sentPromise].filter(Boolean).join(" "),
      };
    case "failed":
      return {
        title: "Submission failed",
        description: `Please try again or contact us directly at ${company.phone.display}.`,
      };
    case "rate limited":
      return {
        title: "Too many attempts",
        description: `Please wait ${outcome.waitMinutes} minutes before submitting again.`,
      };
  }
}
