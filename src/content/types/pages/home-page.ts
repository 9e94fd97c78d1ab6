import { group, list, optional, reference, text, textWithFacts } from "../../fields/content-fields";
import { picturedProject, pictureOnItsOwn } from "../../fields/picture-fields";
import { icon, point, searchFields } from "../../fields/shared-fields";

const title = text("Title", { max: 80 });
const introduction = textWithFacts("Introduction", { max: 320 });
const heading = { title, introduction };

/** A figure with a few words: 500+ Projects Completed. */
const stat = group(
  "Stat",
  {
    icon: icon(),
    value: textWithFacts("Value", {
      max: 30,
      hint: "The figure, usually a fact such as {projectsCompleted}.",
    }),
    label: textWithFacts("Label", { max: 40, hint: "What the figure counts." }),
  },
  { typeName: "Stat" },
);

/** The texts of the home page, section by section, in the order in which they are shown. */
export const homePageSchema = group("Home page", {
  ...searchFields,
  hero: group("Hero", {
    badge: optional(textWithFacts("Badge", { max: 60 })),
    headline: text("Headline", { max: 60 }),
    introduction: optional(introduction),
    quoteAction: text("First button", { max: 30 }),
    contactAction: text("Second button", { max: 30 }),
    rating: optional(textWithFacts("Rating", { max: 60 })),
    proofLink: textWithFacts("Link below the rating, to the company page", {
      max: 80,
      hint: "Shown once that page has people or papers.",
    }),
    stats: list("Stats", stat, { max: 4 }),
    guarantee: optional(textWithFacts("Guarantee", { max: 60 })),
    picture: pictureOnItsOwn("Picture"),
  }),
  services: group("Services", {
    ...heading,
    cards: list("Cards", reference("Service", "Service"), { min: 1, max: 9 }),
    othersTitle: text("Words before the links to the other services", { max: 80 }),
    premiumAreasTitle: text("Words before the area links", { max: 80 }),
    premiumAreas: list("Premium areas", reference("Area", "Area"), { min: 1, max: 8 }),
    reasonsTitle: text("Title above the reasons", { max: 80 }),
    reasons: list("Reasons", point, { min: 2, max: 9 }),
  }),
  portfolio: group("Portfolio", {
    ...heading,
    action: text("Button", { max: 40 }),
  }),
  about: group("About", {
    title,
    project: picturedProject({ hint: "Its second picture stands beside the words, except on phones." }),
    paragraphs: list("Paragraphs", textWithFacts("Paragraph", { max: 600 }), { min: 1, max: 4 }),
    claims: list("Claims", textWithFacts("Claim", { max: 90 }), { max: 8 }),
    stats: list("Stats", stat, { max: 6 }),
  }),
  featuredAreas: group("Featured areas", {
    ...heading,
    areas: list("Areas", reference("Area", "Area"), { min: 1, max: 12 }),
    action: text("Button", { max: 40 }),
  }),
  questions: group("Questions", {
    title,
    introduction: optional(introduction),
    project: picturedProject({ hint: "Its second picture fills the width below the questions." }),
  }),
  contact: group("Contact", {
    ...heading,
    project: picturedProject({ hint: "Its second picture stands beside the form, on desktops only." }),
    detailsTitle: text("Title of the contact card", { max: 60 }),
    serviceAreaText: textWithFacts("Service area", { max: 120 }),
    hoursText: optional(textWithFacts("Note below the opening hours", { max: 120 })),
    secureTitle: text("Title of the privacy card", { max: 60 }),
    secureText: textWithFacts("Text of the privacy card", { max: 300 }),
  }),
});
