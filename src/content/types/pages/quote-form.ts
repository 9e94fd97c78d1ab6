import { copy, group, text } from "../../fields/content-fields";
import type { Placeholder } from "../../fields/placeholders";

const field = (label: string) =>
  group(
    label,
    {
      label: text({ label: "Label", max: 40 }),
      hint: copy({ label: "Hint", hint: "What is accepted, with an example.", max: 160 }).optional(),
    },
    "QuoteFormField",
  );

const toast = (label: string, placeholders: readonly Placeholder[] = []) =>
  group(
    label,
    {
      title: text({ label: "Title", max: 60 }),
      description: copy({ label: "Text", max: 200, placeholders }),
    },
    "QuoteFormToast",
  );

const count = (label: string) => copy({ label, hint: "{n} is the number.", max: 80, placeholders: ["n"] });

/** The words of the quote form. The rules' messages are with the rules, in src/quote-request. */
export const quoteFormSchema = group("Quote form", {
  firstName: field("First name"),
  lastName: field("Last name"),
  email: field("Email"),
  phone: field("Phone"),
  address: field("Address"),
  projectDetails: field("Project details"),
  remaining: count("Characters left"),
  tooMany: count("Characters too many"),
  submit: text({ label: "Submit button", max: 40 }),
  submitting: text({ label: "Submit button while sending", max: 40 }),
  clear: text({ label: "Clear button", max: 40 }),
  errorSummaryTitle: text({ label: "Title of the error summary", max: 60 }),
  close: text({ label: "Name of a toast's close button", max: 40 }),
  success: toast("Success"),
  failure: toast("Failure"),
  rateLimit: toast("Too many attempts", ["n"]),
  nextTitle: text({ label: "Title after sending", max: 60 }),
  nextText: copy({ label: "What happens next", max: 300 }),
  otherWaysTitle: text({ label: "Title above the other ways", max: 60 }),
  otherWaysText: copy({ label: "Text above the other ways", max: 200 }),
  withoutScript: copy({ label: "Text where the form cannot work", max: 240 }),
  formUnavailable: copy({ label: "Text where the form cannot be loaded", max: 240 }),
  callLink: copy({ label: "Call link", max: 60 }),
  whatsAppLink: copy({ label: "WhatsApp link", max: 60 }),
  emailLink: copy({ label: "Email link", max: 80 }),
});
