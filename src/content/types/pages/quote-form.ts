import { copy, group, optional, pageCopy, text } from "../../fields/content-fields";
import type { PagePlaceholder } from "../../fields/placeholders";

const field = (label: string) =>
  group(
    label,
    {
      label: text("Label", 40),
      hint: optional(copy("Hint", 160, "What is accepted, with an example.")),
    },
    "QuoteFormField",
  );

const toast = (label: string, placeholders: readonly PagePlaceholder[] = [], more = "") =>
  group(
    label,
    {
      title: text("Title", 40),
      description: pageCopy(
        placeholders,
        "Text",
        100,
        `Short, so that it covers nothing that is in use.${more}`,
      ),
    },
    "QuoteFormToast",
  );

const count = (label: string) => pageCopy(["n"], label, 80, "{n} is the number.", "n");

/** The words of the quote form. The rules' messages are with the rules, in src/quote-request. */
export const quoteFormSchema = group("Quote form", {
  firstName: field("First name"),
  lastName: field("Last name"),
  email: field("Email"),
  phone: field("Phone"),
  address: field("Address"),
  projectDetails: field("Project details"),
  photos: group("Photos by WhatsApp, above the form", {
    question: copy("Question", 80),
    link: text("Link to WhatsApp", 40),
    message: copy("Message that WhatsApp opens with", 160),
  }),
  everyField: copy("Above the fields", 120, "Says that each of them is needed."),
  remaining: count("Characters left"),
  tooMany: count("Characters too many"),
  correction: pageCopy(
    ["correction"],
    "Button that corrects a field",
    60,
    "{correction} is the text that the field would accept.",
  ),
  aboutService: pageCopy(
    ["service"],
    "Line for visitors from a service's page",
    80,
    "{service} is its title. A button puts the line into the project details.",
  ),
  aboutArea: pageCopy(["area"], "Line for visitors from an area's page", 80, "{area} is its name."),
  addLine: text("Button that puts the line into the project details", 30),
  plan: group("A plan from the tile planner, above the project details", {
    attached: text("Says that the plan goes with the request", 60),
    look: text("Link to the plan", 30),
    remove: text("Button that removes the plan", 30),
  }),
  submit: text("Submit button", 40),
  submitting: text("Submit button while sending", 40),
  promise: optional(
    pageCopy(
      ["promise"],
      "Promise below the button",
      120,
      "{promise} is one of the next two. It is not shown without Quote within in the company's claims.",
    ),
  ),
  promiseWithin: optional(copy("Promise in hours", 60)),
  promiseBy: pageCopy(
    ["when"],
    "Promise by the clock",
    60,
    "{when} is a day and hour in London, such as Tuesday 3PM.",
  ),
  errorSummaryTitle: text("Title of the error summary", 60),
  close: text("Name of a toast's close button", 40),
  success: toast("Success"),
  failure: toast("Failure"),
  rateLimit: toast("Too many attempts", ["n"], " {n} is the minutes to wait."),
  nextTitle: text("Title after sending", 60),
  nextText: pageCopy(
    ["promise"],
    "What happens next",
    300,
    "{promise} is the promise by the clock, in the words above.",
  ),
  sentTitle: text("Title above what was sent", 60),
  copyByMail: text("Button that writes a copy as an email", 40),
  sendAnother: text("Title above the emptied form after sending", 40),
  otherWaysTitle: text("Title above the other ways", 60),
  otherWaysText: copy("Text above the other ways", 200),
  tryAgain: text("Button that sends once more", 40),
  messageGreeting: copy("First line of a request by WhatsApp or email", 120),
  mailSubject: pageCopy(["name"], "Subject of a request by email", 80, "{name} is the visitor's name."),
  withoutScript: copy("Text where the form cannot work", 240),
  formUnavailable: copy("Text where the form cannot be loaded", 240),
  callLink: copy("Call link", 60),
  whatsAppLink: copy("WhatsApp link", 60),
  emailLink: copy("Email link", 80),
});
