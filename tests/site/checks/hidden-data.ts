import { type BuiltPage, visibleText } from "../../support/built-site";
import { everyObject, type GraphNode, graphOf, typesOf } from "./structured-data";

/** Fields whose words a visitor must be able to read on the same page. */
const visibleFields = [
  "name",
  "jobTitle",
  "description",
  "text",
  "email",
  "priceRange",
  "addressLocality",
  "serviceType",
];

/** Lists values of the structured data that the page does not show. */
export function hiddenDataFaults(page: BuiltPage, website: string): string[] {
  const objects = everyObject(graphOf(page));
  const shown = plain(visibleText(page.document.body));
  const values = objects.flatMap((node) => visibleFields.map((field) => node[field]));
  const unseen = values.filter((value) => typeof value === "string" && !says(shown, value));
  return [
    ...[...new Set(unseen)].map((value) => `says '${value}' to machines only`),
    ...telephoneFaults(objects, page),
    ...openingFaults(objects, shown),
    ...answerFaults(objects, shown),
    ...breadcrumbFaults(objects, page, website),
  ];
}

const plain = (text: unknown) => String(text).replace(/\s+/g, " ").trim().toLowerCase();

/** True if the page shows the words as whole words: SW19 does not show SW1. */
function says(shown: string, words: unknown): boolean {
  const escaped = plain(words).replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, "u").test(shown);
}

const digits = (text: unknown) => String(text).replace(/\D/g, "");

function telephoneFaults(objects: readonly GraphNode[], { document }: BuiltPage): string[] {
  const calls = [...document.querySelectorAll('a[href^="tel:"]')].map((link) => digits(link.textContent));
  return objects
    .map(({ telephone }) => telephone)
    .filter((number) => number !== undefined && !calls.includes(digits(number).replace(/^44/, "0")))
    .map((number) => `gives ${number} to machines only`);
}

/** Lists opening hours that the page does not show. Hours that end when they begin mean closed. */
function openingFaults(objects: readonly GraphNode[], shown: string): string[] {
  const inWords = ({ opens, closes }: GraphNode) =>
    opens === closes ? "closed" : `${clock(opens)}-${clock(closes)}`;
  return objects
    .filter((node) => node.opens !== undefined && !shown.includes(inWords(node)))
    .map(({ opens }) => `opens at ${opens} for machines only`);
}

/** 18:00 as the page shows it: 6pm. */
function clock(time: unknown): string {
  const [hour = "", minute = ""] = String(time).split(":");
  const minutes = minute === "00" ? "" : `:${minute}`;
  return `${Number(hour) % 12 || 12}${minutes}${Number(hour) < 12 ? "am" : "pm"}`;
}

/** Lists questions whose answer does not follow them directly on the page. */
function answerFaults(objects: readonly GraphNode[], shown: string): string[] {
  return objects
    .filter((node) => typesOf(node).includes("Question"))
    .filter(({ name, acceptedAnswer }) => {
      const [answer] = everyObject(acceptedAnswer);
      return !says(shown, `${name} ${answer?.text}`);
    })
    .map(({ name }) => `answers '${name}' otherwise than the page`);
}

/** Compares the breadcrumbs of the structured data with those on the page: names, addresses and order. */
function breadcrumbFaults(objects: readonly GraphNode[], page: BuiltPage, website: string): string[] {
  const marked = objects
    .filter((node) => typesOf(node).includes("ListItem"))
    .map(({ position, name, item }) => `${position}. ${name} ${item}`);
  const list = page.document.querySelector('ol [aria-current="page"]')?.closest("ol");
  const shown = [...(list?.children ?? [])].map((entry, index) => {
    const path = entry.querySelector("a")?.getAttribute("href") ?? page.path;
    return `${index + 1}. ${entry.textContent} ${website}${path}`;
  });
  return marked.join() === shown.join()
    ? []
    : [`leads machines ${marked.join()} and visitors ${shown.join()}`];
}
