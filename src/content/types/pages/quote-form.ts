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
      title: text({ label: "Title", max: 40 }),
      description: copy({
        label: "Text",
        hint: "Short, so that it covers nothing that is in use.",
        max: 100,
        placeholders,
      }),
    },
    "QuoteFormToast",
  );

const count = (label: string) =>
  copy({ label, hint: "{n} is the number.", max: 80, placeholders: ["n"], needed: "n" });

/** The words of the quote form. The rules' messages are with the rules, in src/quote-request. */
export const quoteFormSchema = group("Quote form", {
  firstName: field("First name"),
  lastName: field("Last name"),
  email: field("Email"),
  phone: field("Phone"),
  address: field("Address"),
  projectDetails: field("Project details"),
  everyField: copy({ label: "Above the fields", hint: "Says that each of them is needed.", max: 120 }),
  remaining: count("Characters left"),
  tooMany: count("Characters too many"),
  refused: copy({
    label: "Refused characters",
    hint: "{characters} are those that a field does not accept.",
    max: 80,
    placeholders: ["characters"],
  }),
  correction: copy({
    label: "Button that corrects a field",
    hint: "{correction} is the text that the field would accept.",
    max: 60,
    placeholders: ["correction"],
  }),
  aboutService: copy({
    label: "Line for visitors from a service's page",
    hint: "{service} is its title. A button puts the line into the project details.",
    max: 80,
    placeholders: ["service"],
  }),
  aboutArea: copy({
    label: "Line for visitors from an area's page",
    hint: "{area} is its name.",
    max: 80,
    placeholders: ["area"],
  }),
  addLine: text({ label: "Button that puts the line into the project details", max: 30 }),
  submit: text({ label: "Submit button", max: 40 }),
  submitting: text({ label: "Submit button while sending", max: 40 }),
  clear: text({ label: "Clear button", max: 40 }),
  putBack: text({ label: "Button that brings back what was cleared", max: 40 }),
  promise: copy({
    label: "Promise below the button",
    hint: "{promise} is one of the next two.",
    max: 120,
    placeholders: ["promise"],
  }),
  promiseWithin: copy({ label: "Promise in hours", max: 60 }),
  promiseBy: copy({
    label: "Promise by the clock",
    hint: "{when} is a day and hour in London, such as Tuesday 3PM.",
    max: 60,
    placeholders: ["when"],
  }),
  errorSummaryTitle: text({ label: "Title of the error summary", max: 60 }),
  close: text({ label: "Name of a toast's close button", max: 40 }),
  success: toast("Success"),
  failure: toast("Failure"),
  rateLimit: toast("Too many attempts", ["n"]),
  nextTitle: text({ label: "Title after sending", max: 60 }),
  nextText: copy({
    label: "What happens next",
    hint: "{promise} is the promise by the clock, in the words above.",
    max: 300,
    placeholders: ["promise"],
  }),
  otherWaysTitle: text({ label: "Title above the other ways", max: 60 }),
  otherWaysText: copy({ label: "Text above the other ways", max: 200 }),
  tryAgain: text({ label: "Button that sends once more", max: 40 }),
  messageGreeting: copy({ label: "First line of a request by WhatsApp or email", max: 120 }),
  mailSubject: copy({
    label: "Subject of a request by email",
    hint: "{name} is the visitor's name.",
    max: 80,
    placeholders: ["name"],
  }),
  withoutScript: copy({ label: "Text where the form cannot work", max: 240 }),
  formUnavailable: copy({ label: "Text where the form cannot be loaded", max: 240 }),
  callLink: copy({ label: "Call link", max: 60 }),
  whatsAppLink: copy({ label: "WhatsApp link", max: 60 }),
  emailLink: copy({ label: "Email link", max: 80 }),
});
