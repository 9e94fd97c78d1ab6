import { group, optional, text, textWithFacts } from "../../fields/content-fields";

/** The company's own sentences in the quote form. Its labels and messages are with the form, in src/quote-request. */
export const quoteFormSchema = group("Quote form", {
  detailsHint: textWithFacts("Hint of Project Details", {
    max: 160,
    hint: "What you need to know for a first quote.",
  }),
  submit: text("Submit button", { max: 40 }),
  promise: optional(textWithFacts("Promise below the button", { max: 120 })),
  sentPromise: optional(
    textWithFacts("Promise after sending", {
      max: 80,
      hint: "Short, so that it covers nothing that is in use.",
    }),
  ),
  nextText: optional(textWithFacts("What happens next", { max: 300 })),
  messageGreeting: textWithFacts("First line of a request by WhatsApp or email", { max: 120 }),
  withoutScript: textWithFacts("Text where the form cannot work", { max: 240 }),
});
