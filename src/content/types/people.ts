import * as z from "zod/mini";
import {
  besideTheFields,
  choice,
  day,
  group,
  optional,
  order,
  picturePath,
  reference,
  slug,
  text,
  tick,
  webAddress,
  wholeNumber,
} from "../fields/content-fields";
import { pictureNamed } from "../fields/shared-fields";

/** Somebody who comes to customers' homes. */
export const personSchema = group("Person", {
  slug: slug("A short name for the person, used inside the site only."),
  order: order(),
  name: text("Name", 60, "As they introduce themselves at the door."),
  work: text("What they do", 120, "Such as: Sets out and lays natural stone."),
  since: wholeNumber("With the company since", 1950, 2100, "A year."),
  portrait: pictureNamed("Portrait", "Portrait"),
});

/** A qualification, or the membership of a scheme or trade body, that customers can look up. */
export const certificateSchema = group("Certificate", {
  slug: slug("A short name for the certificate, used inside the site only."),
  order: order(),
  name: text("Name", 80, "What it is, or who the company is a member of, as the register writes it."),
  type: choice(["Certificate", "Membership"], "Type"),
  number: optional(text("Number", 40, "Yours in the register.")),
  address: optional(webAddress("Where it can be looked up", "The page of the register.")),
  validUntil: optional(
    day("Valid until", "From the day after on the site no longer shows it. Leave it empty if it has no end."),
  ),
  // Schemes hand them out small.
  logo: optional(picturePath("Logo", undefined, { leastWidth: 240 })),
});

const consent = tick(
  "Consent",
  "The customer has agreed to be quoted here, and that can be shown: keep the message that says so.",
).check(
  z.refine((given) => given, "ticked: ask the customer first, and keep the review as a draft until then"),
);

/** A customer's review of the company, word for word, with the public place where it can be read, or how it was sent. */
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
  address: optional(webAddress("Where it stands", "The page on which everybody can read it.")),
  sentBy: optional(
    choice(
      ["By letter", "By message"],
      "How it came",
      "If it stands on no public page: a card, a letter, an email or a text message, which you keep.",
    ),
  ),
  service: optional(reference("Service", "Service", "The page of this service shows it, too.")),
  area: optional(reference("Area", "Area", "The page of this area shows it, too.")),
  consent,
}).check(
  z.superRefine(({ address, sentBy }, context) => {
    if (address === undefined && sentBy === undefined)
      context.addIssue({ code: "custom", path: ["address"], message: "written, or how it came chosen" });
  }, besideTheFields),
);
