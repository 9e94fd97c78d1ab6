import { copy, group, optional, text } from "../../fields/content-fields";

/** The company's own sentences in the quote form. Its labels and messages are with the form, in src/quote-request. */
export const quoteFormSchema = group("Quote form", {
  detailsHint: copy("Hint of Project Details", {
    max: 160,
    hint: "What you need to know for a first quote.",
  }),
  submit: text("Submit button", { max: 40 }),
  promise: optional(copy("Promise below the button", { max: 120 })),
  sentPromise: optional(
    copy("Promise after sending", { max: 80, hint: "Short, so that it covers nothing that is in use." }),
  ),
  nextText: optional(copy("What happens next", { max: 300 })),
  messageGreeting: copy("First line of a request by WhatsApp or email", { max: 120 }),
  withoutScript: copy("Text where the form cannot work", { max: 240 }),
});
