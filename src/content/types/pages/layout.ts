import { group, text, textWithFacts } from "../../fields/content-fields";

/** A label that must fit beside others in a bar 320 pixels wide. */
const shortLabel = (label: string, { max }: { max: number }) =>
  text(label, { max, hint: "Short, because a phone shows it beside other buttons." });

/** Texts of every page that a firm may want to change: calls to action, the menu's tool, messages, the footer's sentence. */
export const layoutSchema = group("Every page", {
  navigation: group("Calls to action", {
    planner: text("Link to the tile planner, in menus and footer", { max: 40 }),
    call: shortLabel("Call button", { max: 10 }),
    quote: shortLabel("Quote button", { max: 18 }),
  }),
  whatsApp: group("WhatsApp", {
    message: textWithFacts("Opening message", { max: 160 }),
    messageAbout: textWithFacts("Opening message on a service or area page", {
      max: 160,
      placeholders: ["service"],
      hint: "{service} stands for the page's service. On an area's page it is the headline.",
    }),
  }),
  legalMissing: textWithFacts("Shown instead of missing legal details", { max: 160 }),
  footer: group("Footer", {
    introduction: textWithFacts("Introduction", { max: 240 }),
  }),
});
