import * as z from "zod/mini";
import {
  checkbox,
  choice,
  group,
  groupRule,
  optional,
  order,
  reference,
  slug,
  text,
  wholeNumber,
} from "../fields/content-fields";
import { day, picturePath, webAddress } from "../fields/pattern-texts";
import { portrait } from "../fields/picture-fields";

/** Somebody who comes to customers' homes. */
export const personSchema = group("Person", {
  slug: slug({ hint: "A short name for the person, used inside the site only." }),
  order: order(),
  name: text("Name", { max: 60, hint: "As they introduce themselves at the door." }),
  role: text("What they do", { max: 120, hint: "Such as: Sets out and lays natural stone." }),
  since: wholeNumber("With the company since", { min: 1950, max: 2100, hint: "A year." }),
  portrait,
});

/** A qualification, or the membership of a scheme or trade body, that customers can look up. */
export const certificateSchema = group("Certificate", {
  slug: slug({ hint: "A short name for the certificate, used inside the site only." }),
  order: order(),
  name: text("Name", {
    max: 80,
    hint: "What it is, or who the company is a member of, as the register writes it.",
  }),
  number: optional(text("Number", { max: 40, hint: "Yours in the register." })),
  url: optional(webAddress("Where it can be looked up", { hint: "The page of the register." })),
  validUntil: optional(
    day("Valid until", {
      hint: "The site hides it from the next day on. Leave it empty if it has no end.",
    }),
  ),
  // Schemes hand out small logos.
  logo: optional(picturePath("Logo", { minWidth: 240 })),
});

const consent = checkbox("Consent", {
  hint: "The customer has agreed to be quoted here. Keep the message that says so.",
}).check(z.refine((given) => given, "ticked: ask the customer before you publish the review"));

/** A customer's review of the company, word for word, with the public place where it can be read, or how it was sent. */
export const reviewSchema = group("Review", {
  slug: slug({ hint: "A short name for the review, used inside the site only." }),
  firstName: text("First name", { max: 40 }),
  place: text("Place", { max: 60, hint: "As much of the address as the customer agreed to: Chelsea." }),
  date: day("Date", { hint: "The day on which it was written. The newest come first." }),
  words: text("Words", {
    min: 20,
    max: 500,
    hint: "As the customer wrote them. What you leave out may not change their sense.",
  }),
  url: optional(webAddress("Where it was published", { hint: "The page on which everybody can read it." })),
  sentBy: optional(
    choice("How it arrived", ["By letter", "By message"], {
      hint: "For a review that is on no public page: a card, a letter, an email or a text message, which you keep.",
    }),
  ),
  service: optional(reference("Service", "Service", { hint: "The page of this service shows it, too." })),
  area: optional(reference("Area", "Area", { hint: "The page of this area shows it, too." })),
  consent,
}).check(
  groupRule(({ url, sentBy }) => url !== undefined || sentBy !== undefined, {
    field: "url",
    message: "given",
    remedy: "Enter a link, or choose how the review arrived.",
  }),
);
