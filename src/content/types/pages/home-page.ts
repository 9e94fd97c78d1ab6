import {
  copy,
  group,
  hinted,
  listOf,
  measure,
  optional,
  order,
  pageCopy,
  promiseCopy,
  reference,
  slug,
  text,
  wholeNumber,
} from "../../fields/content-fields";
import {
  openedPicture,
  picture,
  pictureKind,
  point,
  priceFields,
  projectPictured,
  searchFields,
  stat,
} from "../../fields/shared-fields";

const title = text("Title", 80);
const introduction = promiseCopy("Introduction", 320);
const heading = { title, introduction };

const perCent = (label: string, of: string) =>
  measure(label, `In per cent of the ${of} of the picture, cut to five wide and four high.`, 0, 100);

/** The hero's wall without its tiles, which visitors uncover by pulling a grip over the finished wall. */
const behind = group("What is behind the wall in the picture", {
  picture: hinted(
    openedPicture,
    "The same wall from the same place, opened from left to right. It is cut as the finished wall is.",
  ),
  kind: pictureKind,
  line: copy("Line beside the grip", 60),
  pull: text("Its last word", 16, "Left out in browsers without scripts, where the grip cannot be pulled."),
  slider: text("Name of the grip, for screen readers", 80),
  closed: text("The closed wall, for screen readers", 60),
  layers: listOf(
    "Layers, from left to right",
    group("Layer", {
      name: text("Name", 24),
      across: perCent("Name's place from the left", "width"),
      down: perCent("Name's place from the top", "height"),
    }),
    1,
    9,
  ),
});

/** The words of the home page, section by section, in the order in which they are shown. */
export const homePageSchema = group("Home page", {
  ...searchFields,
  hero: group("Hero", {
    badge: optional(copy("Badge", 60)),
    headline: text("Headline", 60),
    introduction,
    quoteAction: text("First button", 30),
    contactAction: text("Second button", 30),
    rating: optional(copy("Rating", 60)),
    proofLink: copy("Link below the rating, to the company page", 80, "Once that page has people or papers."),
    proofOffer: copy(
      "Offer before that",
      [10, 80],
      "What a visitor may ask for while the company page has neither people nor papers. It leads to the quote form, and is the first line there.",
    ),
    stats: listOf("Stats", stat, 0, 4),
    guarantee: optional(copy("Guarantee", 60)),
    kind: pictureKind,
    picture,
    behind: optional(behind),
  }),
  services: group("Services", {
    ...heading,
    cards: listOf("Cards", reference("Service", "Service"), 1, 9),
    learnMore: text("Link on each card", 30),
    othersTitle: text("Words before the links to the other services", 80),
    premiumAreasTitle: text("Words before the area links", 80),
    premiumAreas: listOf("Premium areas", reference("Area", "Area"), 1, 8),
    reasonsTitle: text("Title above the reasons", 80),
    reasons: listOf("Reasons", point, 2, 9),
  }),
  houses: optional(
    group("Houses", {
      title,
      introduction: optional(introduction),
    }),
  ),
  planner: optional(
    group("Tile planner, in short", {
      ...heading,
      width: wholeNumber("Width of the wall drawn first", 100, 8000, "In millimetres."),
      height: wholeNumber(
        "Height of that wall",
        100,
        8000,
        "In millimetres; a low wall keeps the drawing large on phones.",
      ),
      tile: reference("Tile", "Tile", "One that has its sizes."),
      result: pageCopy(
        ["size", "tile", "tiles", "whole", "cut"],
        "Below the drawing",
        120,
        "{whole} and {tiles} come with their nouns, {cut} is a number; {size} and {tile} are the wall's.",
      ),
      action: text("Button", 60, "It leads to the planner with the size that was typed."),
    }),
  ),
  portfolio: group("Portfolio", {
    ...heading,
    action: text("Button", 40),
  }),
  about: group("About", {
    title,
    project: projectPictured("Its second picture stands beside the words, on desks only."),
    paragraphs: listOf("Paragraphs", copy("Paragraph", 600), 1, 4),
    claims: listOf("Claims", copy("Claim", 90), 0, 8),
    stats: listOf("Stats", stat, 0, 6),
  }),
  featuredAreas: group("Featured areas", {
    ...heading,
    areas: listOf("Areas", reference("Area", "Area"), 1, 12),
    action: text("Button", 40),
  }),
  questions: group("Questions", {
    title,
    introduction: optional(introduction),
    project: projectPictured("Its second picture fills the width below the questions."),
  }),
  contact: group("Contact", {
    ...heading,
    project: projectPictured("Its second picture stands beside the form."),
    detailsTitle: text("Title of the contact card", 60),
    phoneLabel: text("Label before the phone numbers", 40),
    emailLabel: text("Label before the email address", 40),
    serviceAreaLabel: text("Label before the service area", 40),
    serviceAreaText: copy("Service area", 120),
    hoursLabel: text("Label before the opening hours", 40),
    hoursText: optional(copy("Note below the opening hours", 120)),
    secureTitle: text("Title of the privacy card", 60),
    secureText: copy("Text of the privacy card", 300),
  }),
});

/** A question that customers ask, with its answer; shown on the home page. */
export const faqSchema = group("Question", {
  slug: slug("A short name for the question, used inside the site only."),
  order: order(),
  question: copy("Question", 120),
  answer: promiseCopy("Answer", [40, 500]),
  ...priceFields,
});
