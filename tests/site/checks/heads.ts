import { existsSync } from "node:fs";
import { join } from "node:path";
import { type BuiltPage, publicFolder } from "../built-site";

const content = ({ document }: BuiltPage, selector: string) =>
  document.querySelector(selector)?.getAttribute("content") ?? "";

const isIndexed = ({ path }: BuiltPage) => path !== "/404";

/** Tags that every page must have, each once, with something in them. */
const required = [
  'meta[name="description"]',
  'meta[property="og:title"]',
  'meta[property="og:description"]',
  'meta[property="og:url"]',
  'meta[property="og:image:alt"]',
  'meta[name="twitter:card"]',
  'meta[name="geo.region"]',
  'meta[name="geo.placename"]',
  'meta[name="ICBM"]',
];

/** What is wrong in the head of one page (quality bar, A6). */
export function headFaults(page: BuiltPage, website: string): string[] {
  const { document, path } = page;
  const title = document.title.length;
  const description = content(page, 'meta[name="description"]').length;
  const canonicals = [...document.querySelectorAll('link[rel="canonical"]')].map((link) =>
    link.getAttribute("href"),
  );
  const expected = isIndexed(page) ? [`${website}${path}`] : [];
  return [
    ...(title > 0 && title <= 60 ? [] : [`has a title of ${title} characters`]),
    ...(description >= 70 && description <= 160 ? [] : [`has a description of ${description} characters`]),
    ...(canonicals.join() === expected.join()
      ? []
      : [`names ${canonicals.join() || "nothing"} as canonical`]),
    ...((content(page, 'meta[name="robots"]') === "noindex") === isIndexed(page)
      ? ["has the wrong robots tag"]
      : []),
    ...(document.documentElement.lang === "en-GB" ? [] : ["is not in British English"]),
    ...(/^5\d\.\d{5,};-?0\.\d{5,}$/.test(content(page, 'meta[name="geo.position"]'))
      ? []
      : ["has no exact place"]),
    ...required
      .filter(
        (selector) => document.querySelectorAll(selector).length !== 1 || content(page, selector) === "",
      )
      .map((selector) => `has not one ${selector}`),
    ...pictureFaults(page, website),
  ];
}

function pictureFaults(page: BuiltPage, website: string): string[] {
  const address = content(page, 'meta[property="og:image"]');
  const size = ["width", "height"]
    .map((side) => content(page, `meta[property="og:image:${side}"]`))
    .join("×");
  const exists =
    address.startsWith(`${website}/`) && existsSync(join(publicFolder, new URL(address).pathname));
  return [
    ...(exists ? [] : [`shares the picture ${address}, which is not there`]),
    ...(size === "1200×630" ? [] : [`shares a picture of ${size}`]),
    ...(content(page, 'meta[name="twitter:image"]') === address ? [] : ["shows Twitter another picture"]),
  ];
}

/** Titles, descriptions and canonical addresses that two pages share. */
export function sharedHeads(pages: readonly BuiltPage[]): string[] {
  const parts: [string, (page: BuiltPage) => string | null | undefined][] = [
    ["title", ({ document }) => document.title],
    ["description", (page) => content(page, 'meta[name="description"]')],
    ["canonical", ({ document }) => document.querySelector('link[rel="canonical"]')?.getAttribute("href")],
  ];
  return parts.flatMap(([name, read]) => {
    const values = pages.map((page) => ({ path: page.path, value: read(page) })).filter(({ value }) => value);
    return values
      .filter(({ value }, index) => values.findIndex((other) => other.value === value) !== index)
      .map(({ path, value }) => `${path} shares the ${name} '${value}'`);
  });
}

/** Pages missing from the sitemap, and addresses in it that are no pages. */
export function sitemapFaults(
  listed: readonly string[],
  pages: readonly BuiltPage[],
  website: string,
): string[] {
  const expected = pages.filter(isIndexed).map(({ path }) => `${website}${path}`);
  return [
    ...expected.filter((url) => !listed.includes(url)).map((url) => `lacks ${url}`),
    ...listed.filter((url) => !expected.includes(url)).map((url) => `lists ${url}`),
  ];
}
