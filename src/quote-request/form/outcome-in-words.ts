import { fillPlaceholders } from "../../content/fields/placeholders";
import type { SubmissionOutcome } from "../rules/submit-quote-request";
import type { FormWords } from "./words";

/** The title and the description of an outcome, as its toast and the block that takes focus say it. */
export function outcomeInWords(outcome: SubmissionOutcome, words: FormWords) {
  switch (outcome.kind) {
    case "sent":
      return words.success;
    case "failed":
      return words.failure;
    case "rate limited": {
      const { title, description } = words.rateLimit;
      return { title, description: fillPlaceholders(description, { n: String(outcome.waitMinutes) }) };
    }
  }
}
