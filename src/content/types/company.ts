import * as z from "zod/mini";
import {
  checkbox,
  choice,
  group,
  groupRule,
  list,
  noOverlap,
  optional,
  text,
  wholeNumber,
} from "../fields/content-fields";
import { coordinates } from "../fields/coordinates";
import {
  colour,
  day,
  patternText,
  phoneNumber,
  picturePath,
  siteAddress,
  timeOfDay,
  webAddress,
} from "../fields/pattern-texts";
import { weekdays } from "../values/opening-hours";
import { brandColours, colourErrors } from "../values/palette";
import { notices, otherHours } from "./dated";

const in24Hours = "24-hour clock, such as 08:00.";

const openingHours = group("Opening hours", {
  days: list("Days", choice("Day", weekdays), { min: 1, max: 7 }),
  opens: timeOfDay("Opens", { hint: in24Hours }),
  closes: timeOfDay("Closes", { hint: in24Hours }),
}).check(
  groupRule(({ opens, closes }) => !(closes <= opens), {
    field: "closes",
    message: "later than the opening time",
    remedy: "Correct one of the two times. For days on which you are closed, remove the day.",
  }),
);

/** A day may have a break, but no hour twice. */
const weeklyHours = list("Opening hours", openingHours, { min: 1, max: 14 }).check(
  noOverlap((one, other) => {
    const day = one.days.find((name) => other.days.includes(name));
    return day && one.opens < other.closes && other.opens < one.closes
      ? `${day}, ${one.opens} to ${one.closes} and ${other.opens} to ${other.closes}`
      : undefined;
  }),
);

/**
 * A firm leaves out a claim that it does not make. Pages then leave out optional texts that name it, and rows of lists that do; any
 * other text that names it is an error (rules/check-facts.ts).
 */
const claim = (label: string, hint: string) => optional(text(label, { max: 30, hint }));

const legalDetail = (label: string, hint: string) => optional(text(label, { max: 160, hint }));

/** Details that the law requires on the site of a real business and that only its owner knows. The demonstration has none. */
export const legalDetails = group("Legal details", {
  proprietor: legalDetail(
    "Who runs the business",
    "The person or company that customers contract with: Jo Smith, trading as the company's name.",
  ),
  postalAddress: legalDetail("Postal address", "Where letters and legal papers reach you; no PO box."),
  registration: legalDetail(
    "Registration",
    "Company number and where it is registered, VAT number. Or: Sole trader, not registered for VAT.",
  ),
  dataProtection: legalDetail(
    "Data protection register",
    "Your number in the regulator's register of fee payers, or why you need none.",
  ),
  guarantee: legalDetail(
    "Length of the guarantee",
    "Such as: Two years from the day on which the work ends.",
  ),
});

const insurance = group("Insurance", {
  insurer: text("Insurer", { max: 60 }),
  sum: wholeNumber("Sum insured", { min: 1, hint: "In pounds, for each claim: 2000000 is two million." }),
  validUntil: day("Valid until", {
    hint: "The last day of the policy. From the next day on the site does not name it.",
  }),
});

/** Two colours that replace bottle green and brass, and a logo that replaces the drawn mark. Shades are derived from the colours. */
const brand = group("Colours and mark", {
  colour: optional(
    colour("Main colour", {
      hint: "The colour of large backgrounds, main buttons, headings and links. White words on it must be readable.",
    }),
  ),
  accent: optional(
    colour("Second colour", { hint: "The colour of lines, icons and buttons on the main colour." }),
  ),
  mark: optional(
    picturePath("Mark", {
      hint: "Your logo without the name, about as wide as high, as a PNG, JPEG or WebP. The editor makes a PNG of an SVG. It stands beside the name.",
      minWidth: 180,
    }),
  ),
}).check(
  z.superRefine((brand, context) => {
    for (const { field, message } of colourErrors(brandColours(brand)))
      context.addIssue({ code: "custom", path: [field], message });
  }),
);

const emailAddress = patternText(z.regexes.email, "an email address such as quotes@example.com", {
  use: "email",
});

const regionCode = patternText(/^GB-[A-Z]{3}$/, "GB- and three letters, such as GB-LND or GB-ENG");

/** The company's details, each stored once. */
export const companySchema = group("Company details", {
  name: text("Company name", { max: 40, hint: "As customers know it." }),
  website: siteAddress("Website", { isAdvanced: true, hint: "The address at which the site is published." }),
  phone: phoneNumber("Phone", { hint: "The number behind every call button." }),
  landline: optional(phoneNumber("Landline", { hint: "The office number, if there is one." })),
  whatsapp: optional(
    phoneNumber("WhatsApp", {
      hint: "The number that answers on WhatsApp, often the same as Phone. Without one no page offers WhatsApp.",
    }),
  ),
  email: emailAddress("Email", { hint: "The inbox that receives quote requests." }),
  address: group("Address", {
    locality: text("Town", { max: 40 }),
    region: text("Region", { max: 40 }),
    regionCode: regionCode("Region code", {
      isAdvanced: true,
      hint: "For search engines: GB-LND is London, GB-LDS Leeds, GB-ENG all of England.",
    }),
  }),
  ...coordinates("the office"),
  serviceArea: text("Service area", { max: 40, hint: "Where the company works." }),
  serviceRadius: wholeNumber("How far you work (metres)", {
    min: 1000,
    max: 100_000,
    isAdvanced: true,
    hint: "From the centre of an area: 8000 is five miles.",
  }),
  openingHours: weeklyHours,
  otherHours: optional(otherHours),
  notices: optional(notices),
  priceRange: text("Price range", { max: 10, hint: "A band of pound signs, such as ££-£££." }),
  vatRegistered: optional(
    checkbox("Registered for VAT", {
      hint: "Texts that name {vat} then say: VAT included. Without a tick they say: no VAT to add.",
    }),
  ),
  brand: optional(brand),
  legal: optional(legalDetails),
  insurance: optional(insurance),
  claims: group("Claims", {
    yearsOfExperience: claim("Years of experience", "Such as 15+."),
    projectsCompleted: claim("Projects completed", "Such as 500+."),
    satisfaction: claim("Satisfaction", "Such as 100%."),
    support: claim("Support", "Such as 24/7."),
    rating: claim("Rating", "Out of five, such as 5.0."),
    reviews: claim("Reviews", "How many reviews the rating comes from, such as 150+."),
    reviewsUrl: optional(
      webAddress("Where the reviews can be read", {
        hint: "The page on which everybody can check the rating and the number of reviews.",
      }),
    ),
    quoteWithin: claim("Quote within", "How soon a quote is sent, such as 24 hours or 2 working days."),
    typicalProject: claim("Typical project", "How long it takes, such as 3-7 days."),
    largerProject: claim("Larger project", "How long it takes, such as 1-2 weeks."),
    refurbishment: claim("Refurbishment", "How long it takes, such as 2-3 weeks."),
  }),
});

export type Company = z.infer<typeof companySchema>;
