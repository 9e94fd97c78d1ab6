import { copy, group, listOf, reference, text } from "../../fields/content-fields";
import { otherCut, picture, pictureKind, point, searchFields, stat } from "../../fields/shared-fields";

const title = text({ label: "Title", max: 80 });
const introduction = copy({ label: "Introduction", max: 320 });

/** The words of the home page, section by section, in the order in which they are shown. */
export const homePageSchema = group("Home page", {
  ...searchFields,
  hero: group("Hero", {
    badge: copy({ label: "Badge", max: 60 }),
    headline: text({ label: "Headline", max: 60 }),
    introduction,
    quoteAction: text({ label: "First button", max: 30 }),
    contactAction: text({ label: "Second button", max: 30 }),
    rating: copy({ label: "Rating", max: 60 }),
    stats: listOf("Stats", stat, 2, 4),
    guarantee: copy({ label: "Guarantee", max: 60 }),
    kind: pictureKind,
    picture,
    tallPicture: otherCut("Picture for phones"),
  }),
  services: group("Services", {
    title,
    introduction,
    cards: listOf("Cards", reference("Service", "Service"), 1, 9),
    learnMore: text({ label: "Link on each card", max: 30 }),
    othersTitle: text({ label: "Words before the links to the other services", max: 80 }),
    premiumAreasTitle: text({ label: "Words before the area links", max: 80 }),
    premiumAreas: listOf("Premium areas", reference("Area", "Area"), 1, 8),
    reasonsTitle: text({ label: "Title above the reasons", max: 80 }),
    reasons: listOf("Reasons", point, 2, 9),
  }),
  portfolio: group("Portfolio", {
    title,
    introduction,
    action: text({ label: "Button", max: 40 }),
  }),
  about: group("About", {
    title,
    paragraphs: listOf("Paragraphs", copy({ label: "Paragraph", max: 600 }), 1, 4),
    claims: listOf("Claims", copy({ label: "Claim", max: 90 }), 2, 8),
    stats: listOf("Stats", stat, 2, 6),
  }),
  featuredAreas: group("Featured areas", {
    title,
    introduction,
    areas: listOf("Areas", reference("Area", "Area"), 1, 12),
    action: text({ label: "Button", max: 40 }),
  }),
  questions: group("Questions", { title, introduction }),
  contact: group("Contact", {
    title,
    introduction,
    detailsTitle: text({ label: "Title of the contact card", max: 60 }),
    phoneLabel: text({ label: "Label before the phone numbers", max: 40 }),
    emailLabel: text({ label: "Label before the email address", max: 40 }),
    serviceAreaLabel: text({ label: "Label before the service area", max: 40 }),
    serviceAreaText: copy({ label: "Service area", max: 120 }),
    hoursLabel: text({ label: "Label before the opening hours", max: 40 }),
    hoursText: copy({ label: "Note below the opening hours", max: 120 }),
    secureTitle: text({ label: "Title of the privacy card", max: 60 }),
    secureText: copy({ label: "Text of the privacy card", max: 300 }),
  }),
});
