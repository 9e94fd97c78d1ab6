import { quoteFormSchema } from "../../../../src/content/types/pages/quote-form";
import { itHasFields } from "../../fields/field-examples";
import { published } from "../../valid-content";

describe("The words of the quote form", () => {
  itHasFields({
    schema: quoteFormSchema,
    valid: published("pages/quote-form.json"),
    optional: ["phone.hint", "address.hint", "projectDetails.hint"],
    longest: [
      ["firstName.label", 40],
      ["lastName.label", 40],
      ["email.label", 40],
      ["phone.label", 40],
      ["phone.hint", 160],
      ["address.label", 40],
      ["address.hint", 160],
      ["projectDetails.label", 40],
      ["remaining", 80],
      ["submit", 40],
      ["submitting", 40],
      ["clear", 40],
      ["errorSummaryTitle", 60],
      ["close", 40],
      ["success.title", 60],
      ["success.description", 200],
      ["failure.title", 60],
      ["failure.description", 200],
      ["rateLimit.title", 60],
      ["rateLimit.description", 200],
      ["nextTitle", 60],
      ["nextText", 300],
      ["otherWaysTitle", 60],
      ["otherWaysText", 200],
      ["withoutScript", 240],
      ["callLink", 60],
      ["whatsAppLink", 60],
      ["emailLink", 80],
    ],
    filled: [
      ["remaining", "{n}"],
      ["success.description", "{quoteWithin}"],
      ["failure.description", "{phone}"],
      ["rateLimit.description", "{n}"],
      ["callLink", "{phone}"],
      ["emailLink", "{email}"],
    ],
    unfilled: [
      ["remaining", "{count}"],
      ["rateLimit.description", "{minutes}"],
      ["success.description", "{n}"],
      ["failure.description", "{n}"],
      ["nextText", "{n}"],
    ],
    asWritten: ["firstName.label", "submit", "submitting", "success.title", "rateLimit.title"],
    accepted: [["firstName.hint", "As on your letters"]],
    refused: [
      ["firstName", "First Name"],
      ["success.colour", "green"],
    ],
  });
});
