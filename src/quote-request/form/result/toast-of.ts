import type { ToastMessage } from "../../../components/Toast";
import { fillPlaceholders } from "../../../content/fields/placeholders";
import type { SubmissionOutcome } from "../../rules/submit-quote-request";

/** Long enough to read twenty words slowly. */
const readingTime = 10_000;

/** The toast of a result: success closes by itself, the others stay until they are closed. The company's number is a link. */
export function toastOf(
  result: SubmissionOutcome & { id: number },
  words: Pick<Queries.QuoteFormWordsFragment, "success" | "failure" | "rateLimit">,
  phone: Queries.OtherWaysCompanyFragment["phone"],
): ToastMessage {
  const { id } = result;
  switch (result.kind) {
    case "sent":
      return { id, tone: "status", ...words.success, stays: readingTime };
    case "failed":
      return { id, tone: "alert", ...words.failure, link: { text: phone.display, href: phone.telLink } };
    case "rate limited": {
      const { title, description } = words.rateLimit;
      const waiting = { n: String(result.waitMinutes) };
      return { id, tone: "status", title, description: fillPlaceholders(description, waiting) };
    }
  }
}
