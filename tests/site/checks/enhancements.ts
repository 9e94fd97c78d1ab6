import { readdirSync, readFileSync } from "node:fs";
import type { BuiltPage } from "../built-site";

/** Features that the site uses although some promised browsers lack them, and what their visitors see instead. */
export const enhancements: Readonly<Record<string, string>> = {
  "::details-content": "a closed answer is not printed",
  ":has": "a wider layout, a mark in the menu or a locked page below a dialog is missing, nothing else",
  "@media (scripting)": "without JavaScript, a button that needs it is seen",
  "@page": "the printer's own margins",
  "@view-transition": "the next page appears at once",
  "break-after: avoid": "a heading may end a printed page",
  "content-visibility": "the printed page takes up what is closed",
  "content-visibility: visible": "the printed page takes up what is closed",
  "cursor: ew-resize": "iPhones have no pointer",
  "cursor: pointer": "iPhones have no pointer",
  "cursor: progress": "iPhones have no pointer",
  "cursor: zoom-in": "iPhones have no pointer",
  "forced-color-adjust": "Safari has no forced colours",
  "forced-color-adjust: none": "Safari has no forced colours",
  "mask-image": "the banner ends with an edge",
  "overscroll-behavior": "the page scrolls on when a dialog's end is reached",
  "paint-order": "figures of a drawing have a thicker rim",
  "text-wrap": "lines break where they are full",
  "text-wrap: balance": "lines break where they are full",
  "text-wrap: pretty": "the last line of a paragraph may be one word",
  "unit lh": "the call's words take their height as they arrive",
  ".skipTransition()": "React asks first whether there is one",
  ".startViewTransition()": "React asks first whether there is one",
  "<img fetchpriority>": "the first picture comes among the others",
  "<link fetchpriority>": "the first picture comes among the others",
  "<link imagesizes>": "the first picture is not fetched ahead",
  "<link imagesrcset>": "the first picture is not fetched ahead",
  "<input autocapitalize>": "the phone's keyboard begins with a capital letter",
  "<input autocorrect>": "the phone's keyboard corrects names",
};

type Pages = readonly BuiltPage[];

const partsOf = (pages: Pages, pattern: RegExp) => [
  ...new Set(pages.flatMap(({ html }) => [...html.matchAll(pattern)].map(([, text = ""]) => text))),
];

/** The styles of these pages, each once. */
export const stylesOf = (pages: Pages): string[] => partsOf(pages, /<style[^>]*>(.*?)<\/style>/gs);

/** The scripts in these pages, and those of islands. */
export const scriptsOf = (pages: Pages): string[] => [
  ...partsOf(pages, /<script(?! type="application)[^>]*>(.*?)<\/script>/gs),
  ...readdirSync("public/scripts")
    .filter((file) => file.endsWith(".js"))
    .map((file) => readFileSync(`public/scripts/${file}`, "utf8")),
];
