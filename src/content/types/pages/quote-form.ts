import { type CopyOptions, copy, group, optional, text } from "../../fields/content-fields";

const field = (label: string) =>
  group(
    label,
    {
      label: text("Label", { max: 40 }),
      hint: optional(copy("Hint", { max: 160, hint: "What is accepted, with an example." })),
    },
    { typeName: "QuoteFormField" },
  );

const coversNothing = "Short, so that it covers nothing that is in use.";

const toast = (label: string, options: Partial<CopyOptions> = {}) =>
  group(
    label,
    {
      title: text("Title", { max: 40 }),
      description: copy("Text", { max: 100, hint: coversNothing, ...options }),
    },
    { typeName: "QuoteFormToast" },
  );

const count = (label: string) =>
  copy(label, { max: 80, placeholders: ["n"], needed: "n", hint: "{n} is the number." });

/** The words of the quote form. The rules' messages are with the rules, in src/quote-request. */
export const quoteFormSchema = group("Quote form", {
  firstName: field("First name"),
  lastName: field("Last name"),
  email: field("Email"),
  phone: field("Phone"),
  address: field("Address"),
  projectDetails: field("Project details"),
  photos: group("Photos by WhatsApp, above the form", {
    question: copy("Question", { max: 80 }),
    link: text("Link to WhatsApp", { max: 40 }),
    message: copy("Message that WhatsApp opens with", { max: 160 }),
  }),
  everyField: copy("Above the fields", { max: 120, hint: "Says that each of them is needed." }),
  remaining: count("Characters left"),
  tooMany: count("Characters too many"),
  correction: copy("Button that corrects a field", {
    max: 60,
    placeholders: ["correction"],
    hint: "{correction} is the text that the field would accept.",
  }),
  submit: text("Submit button", { max: 40 }),
  submitting: text("Submit button while sending", { max: 40 }),
  promise: optional(copy("Promise below the button", { max: 120 })),
  errorSummaryTitle: text("Title of the error summary", { max: 60 }),
  close: text("Name of a toast's close button", { max: 40 }),
  success: group("Success", {
    title: text("Title", { max: 40 }),
    thanks: text("Thanks", { max: 60 }),
    promise: optional(copy("Promise after sending", { max: 80, hint: coversNothing })),
  }),
  failure: toast("Failure"),
  rateLimit: toast("Too many attempts", {
    placeholders: ["n"],
    hint: `${coversNothing} {n} is the minutes to wait.`,
  }),
  nextTitle: text("Title after sending", { max: 60 }),
  nextText: optional(copy("What happens next", { max: 300 })),
  sentTitle: text("Title above what was sent", { max: 60 }),
  copyByMail: text("Button that writes a copy as an email", { max: 40 }),
  sendAnother: text("Title above the emptied form after sending", { max: 40 }),
  otherWaysTitle: text("Title above the other ways", { max: 60 }),
  otherWaysText: copy("Text above the other ways", { max: 200 }),
  tryAgain: text("Button that sends once more", { max: 40 }),
  messageGreeting: copy("First line of a request by WhatsApp or email", { max: 120 }),
  mailSubject: copy("Subject of a request by email", {
    max: 80,
    placeholders: ["name"],
    hint: "{name} is the visitor's name.",
  }),
  withoutScript: copy("Text where the form cannot work", { max: 240 }),
  formUnavailable: copy("Text where the form cannot be loaded", { max: 240 }),
  callLink: copy("Call link", { max: 60 }),
  whatsAppLink: copy("WhatsApp link", { max: 60 }),
  emailLink: copy("Email link", { max: 80 }),
});
