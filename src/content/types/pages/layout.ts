import { copy, group, text } from "../../fields/content-fields";

const link = (label: string) => text(label, { max: 40 });

/** Labels that must fit side by side in a bar 320 pixels wide. */
const shortWords = (label: string, { max }: { max: number }) =>
  text(label, { max, hint: "Short, because a phone shows it beside other buttons." });

/** Six of them must fit beside the company's name in the top bar on a desktop. */
const barLink = (label: string) =>
  text(label, { max: 14, hint: "Short, because it stands beside five others." });

/** One line of a phone's call bar: with 'Wednesday 30 December' and '12:30PM' filled in, this many letters are 50. */
const longestOpenNow = 32;

/** The words that any page may show: top bar, floating button, footer, and labels of pictures. */
export const layoutSchema = group("Every page", {
  skipLink: text("Skip link", { max: 40, hint: "The first link on the page, for keyboards." }),
  navigation: group("Navigation", {
    label: text("Name of the navigation", { max: 40 }),
    menu: shortWords("Menu button on phones", { max: 6 }),
    home: barLink("Link to the home page"),
    services: barLink("Link to the services"),
    portfolio: barLink("Link to the portfolio"),
    about: barLink("Link to the about section"),
    areas: barLink("Link to the areas"),
    contact: barLink("Link to the contact section"),
    planner: text("Link to the tile planner, in menus and footer", { max: 40 }),
    call: shortWords("Call button", { max: 10 }),
    quote: shortWords("Quote button", { max: 18 }),
  }),
  whatsApp: group("WhatsApp", {
    label: text("Name of the floating button", { max: 60 }),
    message: copy("Message it starts", { max: 160 }),
    messageAbout: copy("Message it starts on a service or area page", {
      max: 160,
      placeholders: ["service"],
      hint: "{service} stands for the page's service or area.",
    }),
  }),
  openNow: group("Open now", {
    open: copy("While the company is open", {
      max: longestOpenNow,
      placeholders: ["time"],
      needed: "time",
      hint: "{time} is when it closes.",
    }),
    closed: copy("While it is closed", {
      max: longestOpenNow,
      placeholders: ["day", "time"],
      needed: "time",
      hint: "{day} and {time} are when it opens again.",
    }),
    today: text("In the place of {day} where it opens later today", { max: 12 }),
  }),
  noticeLabel: text("Name of a notice, for screen readers", { max: 40 }),
  legalDetails: group("Legal details", {
    title: text("Title above them, on both legal pages", { max: 80 }),
    missing: copy("In the place of one that is not given", { max: 160 }),
    proprietor: link("Who runs the business"),
    postalAddress: link("Postal address"),
    registration: link("Registration"),
    dataProtection: link("Data protection register"),
    guarantee: link("Length of the guarantee"),
  }),
  legalUpdated: text("Before the day on which a legal text last changed", { max: 40 }),
  legalContents: text("Above the links to a legal text's sections", { max: 40 }),
  footer: group("Footer", {
    introduction: copy("Introduction", { max: 240 }),
    servicesTitle: link("Title above the services"),
    areasTitle: link("Title above the areas"),
    companyTitle: link("Title above the company's links"),
    contactTitle: link("Title above the contact details"),
    about: link("Link to the about section"),
    portfolio: link("Link to the portfolio section"),
    contact: link("Link to the contact section"),
    areasCovered: link("Link to the areas overview"),
    company: copy("Link to the company page", { max: 60 }),
    priceRange: copy("Price range", { max: 80 }),
    privacy: link("Link to the privacy policy"),
    terms: link("Link to the terms of service"),
    rights: copy("Last line", { max: 160 }),
  }),
});
