import { copy, group, text } from "../../fields/content-fields";

const link = (label: string) => text({ label, max: 40 });

/** Words that stand beside each other in a bar 320 pixels wide. */
const shortWords = (label: string, max: number) =>
  text({ label, hint: "Short, because a phone shows it beside other buttons.", max });

/** Six of them stand beside the company's name in the top bar of a desk. */
const barLink = (label: string) =>
  text({ label, hint: "Short, because it stands beside five others.", max: 14 });

/**
 * In a line of its own in the bar at the foot of a phone, which is kept free until a script knows the time: a second line
 * would lift the bar. With 'Wednesday 30 December' and '12:30PM' in it, this many letters are 50.
 */
const longestOpenNow = 32;

/** The words around every page: top bar, floating button, footer. */
export const layoutSchema = group("Header and footer", {
  skipLink: text({ label: "Skip link", hint: "The first link on the page, for keyboards.", max: 40 }),
  navigation: group("Navigation", {
    label: text({ label: "Name of the navigation", max: 40 }),
    menu: shortWords("Menu button on phones", 6),
    menuAtFoot: text({ label: "Name of the menu at the foot of a phone's window", max: 40 }),
    home: barLink("Link to the home page"),
    services: barLink("Link to the services"),
    portfolio: barLink("Link to the portfolio"),
    about: barLink("Link to the about section"),
    areas: barLink("Link to the areas"),
    contact: barLink("Link to the contact section"),
    call: shortWords("Call button", 10),
    quote: shortWords("Quote button", 18),
  }),
  whatsApp: group("WhatsApp", {
    label: text({ label: "Name of the floating button", max: 60 }),
    message: copy({ label: "Message it starts", max: 160 }),
    messageAbout: copy({
      label: "Message it starts on a service or area page",
      hint: "{service} stands for the page's service or area.",
      max: 160,
      placeholders: ["service"],
    }),
  }),
  openNow: group("Open now", {
    open: copy({
      label: "While the company is open",
      hint: "{time} is when it closes.",
      max: longestOpenNow,
      placeholders: ["time"],
      needed: "time",
    }),
    closed: copy({
      label: "While it is closed",
      hint: "{day} and {time} are when it opens again.",
      max: longestOpenNow,
      placeholders: ["day", "time"],
      needed: "time",
    }),
    opens: copy({
      label: "On the call button while it is closed",
      hint: "{day} and {time} are when it opens again.",
      max: 24,
      placeholders: ["day", "time"],
      needed: "time",
    }),
    today: text({ label: "In the place of {day} where it opens later today", max: 12 }),
  }),
  breadcrumbs: group("Breadcrumbs", {
    label: text({ label: "Name of the breadcrumb navigation", max: 40 }),
    home: link("Home"),
    areas: link("Areas"),
    portfolio: link("Portfolio"),
  }),
  legalDetails: group("Legal details", {
    title: text({ label: "Title above them, on both legal pages", max: 80 }),
    missing: copy({ label: "In the place of one that is not given", max: 160 }),
    proprietor: link("Who runs the business"),
    postalAddress: link("Postal address"),
    registration: link("Registration"),
    dataProtection: link("Data protection register"),
    guarantee: link("Length of the guarantee"),
  }),
  legalUpdated: text({ label: "Before the day on which a legal text last changed", max: 40 }),
  legalContents: text({ label: "Above the links to a legal text's sections", max: 40 }),
  footer: group("Footer", {
    introduction: copy({ label: "Introduction", max: 240 }),
    servicesTitle: link("Title above the services"),
    areasTitle: link("Title above the areas"),
    companyTitle: link("Title above the company's links"),
    contactTitle: link("Title above the contact details"),
    about: link("Link to the about section"),
    portfolio: link("Link to the portfolio section"),
    contact: link("Link to the contact section"),
    areasCovered: link("Link to the areas overview"),
    company: copy({ label: "Link to the company page", max: 60 }),
    priceRange: copy({ label: "Price range", max: 80 }),
    privacy: link("Link to the privacy policy"),
    terms: link("Link to the terms of service"),
    rights: copy({ label: "Last line", max: 160 }),
  }),
});
