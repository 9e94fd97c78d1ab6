import type { ToastMessage } from "../../../components/Toast";
import { fillPlaceholders } from "../../../content/fields/placeholders";
import type { QuoteRequestResult } from "../useQuoteRequest";

interface ToastWords {
  title: string;
  description: string;
}

interface ResultWords {
  success: ToastWords;
  failure: ToastWords;
  /** With {n} for the minutes to wait. */
  rateLimit: ToastWords;
}

/** Long enough to read twenty words slowly. */
const readingTime = 10_000;

interface PhoneLink {
  display: string;
  telLink: string;
}

/** The toast of a result: success closes by itself, the others stay until they are closed. The company's number is a link. */
export function toastOf(
  result: QuoteRequestResult & { id: number },
  words: ResultWords,
  phone: PhoneLink,
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
