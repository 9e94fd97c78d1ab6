import { phoneFormats, whatsAppLabel } from "../../src/content/values/phone-formats";
import { type FormContent, outcomeInWords } from "../../src/quote-request/form/words";
import { company, filled, quoteForm } from "./built-content";

const { promise = null, sentPromise = null, nextText = null, ...own } = quoteForm;
const phone = phoneFormats(company.phone);

/** The company's sentences and numbers in the built form. */
const formContent: FormContent = {
  words: { ...own, promise, sentPromise: sentPromise && filled(sentPromise), nextText },
  company: { email: company.email, phone, whatsapp: null, otherHours: null },
};

/** Words that several tests look for, or that depend on the content. */
export const formWords = {
  submit: quoteForm.submit,
  sent: outcomeInWords({ kind: "sent" }, formContent),
  failed: outcomeInWords({ kind: "failed" }, formContent),
  rateLimited: outcomeInWords({ kind: "rate limited", waitMinutes: 15 }, formContent),
  unavailable:
    "The form does not work at the moment. What you typed stays. Try again, reload the page, or reach us directly:",
  callLink: `Call ${phone.display}`,
  emailLink: `Email ${company.email}`,
  whatsAppLink: whatsAppLabel,
};
