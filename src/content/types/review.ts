import { day, group, reference, slug, text, tick, webAddress } from "../fields/content-fields";

const consent = tick(
  "Consent",
  "The customer has agreed to be quoted here, and that can be shown: keep the message that says so.",
).refine((given) => given, "ticked: ask the customer first, and keep the review as a draft until then");

/** What a customer wrote of the company, word by word, where others can read it too. */
export const reviewSchema = group("Review", {
  slug: slug("A short name for the review, used inside the site only."),
  firstName: text("First name", 40),
  place: text("Place", 60, "As much of the address as the customer agreed to: Chelsea."),
  date: day("Date", "On which it was written. The newest come first."),
  words: text(
    "Words",
    [20, 500],
    "As the customer wrote them. What you leave out may not change their sense.",
  ),
  address: webAddress("Where it stands", "The page on which everybody can read it."),
  service: reference("Service", "Service", "The page of this service shows it, too.").optional(),
  area: reference("Area", "Area", "The page of this area shows it, too.").optional(),
  consent,
});
