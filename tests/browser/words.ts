import { phoneFormats } from "../../src/content/values/phone-formats";
import { fillPlaceholders, type Placeholder } from "../../src/content/values/placeholders";
import { valueAt } from "../../src/content/values/value-path";
import {
  type FormContent,
  outcomeInWords,
  submittingLabel,
  whatsAppLabel,
} from "../../src/quote-request/form/words";
import { company, filled, quoteForm } from "../site/built-content";

const { promise = null, sentPromise = null, nextText = null, ...own } = quoteForm;
const phone = phoneFormats(company.phone);

/** The company's sentences and numbers in the form that was built. */
export const content: FormContent = {
  words: { ...own, promise, sentPromise, nextText },
  company: { email: company.email, phone, whatsapp: null, otherHours: null },
};

/** The form's words. {n} is a number. */
const words = {
  ...content.words,
  success: outcomeInWords({ kind: "sent" }, content),
  failure: outcomeInWords({ kind: "failed" }, content),
  rateLimit: outcomeInWords({ kind: "rate limited", waitMinutes: 15 }, content),
  submitting: submittingLabel,
  everyField: "Please fill in every field. No last name? A hyphen will do.",
  remaining: "Characters left: {n}",
  tooMany: "Characters over the limit: {n}",
  errorSummaryTitle: "There is a problem",
  close: "Close message",
  nextTitle: "What happens next",
  sentTitle: "What you sent",
  copyByMail: "Email me a copy",
  sendAnother: "Send another request",
  otherWaysTitle: "Other ways to reach us",
  tryAgain: "Try again",
  formUnavailable:
    "The form does not work at the moment. What you typed stays. Try again, reload the page, or reach us directly:",
  callAction: `Call ${phone.display}`,
  whatsAppAction: whatsAppLabel,
  emailAction: `Email ${company.email}`,
};

/** A text of the form that was built, by its name (success.title), with its placeholders filled in. */
export function formText(name: string, facts: Readonly<Partial<Record<Placeholder, string>>> = {}): string {
  const text = valueAt(words, name.split("."));
  if (typeof text !== "string") throw new Error(`The form has no words named ${name}`);
  return filled(fillPlaceholders(text, facts), facts);
}
