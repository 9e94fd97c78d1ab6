import { filledText, group, optional, text } from "../../fields/content-fields";

/** The company's own sentences in the quote form. Its labels and messages are with the form, in src/quote-request. */
export const quoteFormSchema = group("Quote form", {
  detailsHint: filledText("Hint of Project Details", {
    max: 160,
    hint: "What you need to know for a first quote.",
  }),
  submit: text("Submit button", { max: 40 }),
  promise: optional(filledText("Promise below the button", { max: 120 })),
  sentPromise: optional(
    filledText("Promise after sending", {
      max: 80,
      hint: "Short, so that it covers nothing that is in use.",
    }),
  ),
  nextText: optional(filledText("What happens next", { max: 300 })),
  messageGreeting: filledText("First line of a request by WhatsApp or email", { max: 120 }),
  withoutScript: filledText("Text where the form cannot work", { max: 240 }),
});
