import { fillPlaceholders } from "../../content/values/placeholders";
import type { SubmissionOutcome } from "../sending/submit-quote-request";

/** The label of a link to the company's WhatsApp, also outside the form. */
export const whatsAppLabel = "Message us on WhatsApp";

/** The labels of the quote form. {n} is a number, {name} the visitor's, {correction} an address. */
const labels = {
  firstName: { label: "First Name" },
  lastName: { label: "Last Name" },
  email: { label: "Email" },
  phone: {
    label: "Phone",
    hint: "10 to 15 digits, spaces, hyphens or brackets, for example 07700 900123",
  },
  address: {
    label: "Property Address",
    hint: "Letters, digits, commas, full stops and hyphens only, for example Flat 2, 14 Kings Road",
  },
  photos: {
    question: "Prefer to send photos?",
    link: "WhatsApp us",
    message: "Hello, here are photos of the room:",
  },
  everyField: "Please fill in every field. No last name? A hyphen will do.",
  remaining: "Characters left: {n}",
  tooMany: "Characters over the limit: {n}",
  correction: "Use: {correction}",
  submitting: "Submitting...",
  errorSummaryTitle: "There is a problem",
  close: "Close message",
  rateLimit: {
    title: "Too many attempts",
    description: "Please wait {n} minutes before submitting again.",
  },
  nextTitle: "What happens next",
  sentTitle: "What you sent",
  copyByMail: "Email me a copy",
  sendAnother: "Send another request",
  otherWaysTitle: "Other ways to reach us",
  otherWaysText:
    "Everything you typed is still here. WhatsApp and email open with your request already written, so nothing has to be typed twice:",
  tryAgain: "Try again",
  mailSubject: "Quote request from {name}",
  formUnavailable:
    "The form could not be loaded. What you typed stays. Touch the form to try again, or reach us directly:",
  reload: "Reload the page",
  whatsAppAction: whatsAppLabel,
} as const;

/** The company's numbers, as the form's words name them. */
type Company = Pick<Queries.OtherWaysCompanyFragment, "phone" | "email">;

export type FormWords = ReturnType<typeof formWords>;

/** The properties of each part of the form. */
export interface FormContent {
  words: FormWords;
  company: Queries.OtherWaysCompanyFragment;
}

/** The words of the quote form: its labels, and the company's own sentences. */
export function formWords({ phone, email }: Company, sentences: Queries.QuoteFormWordsFragment) {
  return {
    ...labels,
    ...sentences,
    projectDetails: { label: "Project Details", hint: sentences.detailsHint },
    success: {
      title: "Quote request submitted!",
      description: ["Thank you for your inquiry.", sentences.sentPromise].filter(Boolean).join(" "),
    },
    failure: {
      title: "Submission failed",
      description: `Please try again or contact us directly at ${phone.display}.`,
    },
    callAction: `Call ${phone.display}`,
    emailAction: `Email ${email}`,
  };
}

/** The title and the description of an outcome, as its toast and the block that takes focus say it. */
export function outcomeInWords(outcome: SubmissionOutcome, words: FormWords) {
  if (outcome.kind === "sent") return words.success;
  if (outcome.kind === "failed") return words.failure;
  const { title, description } = words.rateLimit;
  return { title, description: fillPlaceholders(description, { n: String(outcome.waitMinutes) }) };
}
