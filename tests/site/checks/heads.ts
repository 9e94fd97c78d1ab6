import type { BuiltPage } from "../../support/built-site";

const content = ({ document }: BuiltPage, selector: string) =>
  document.querySelector(selector)?.getAttribute("content") ?? "";

export const isIndexed = ({ path }: BuiltPage) => path !== "/404";

/** Tags whose content differs from page to page. */
const description = 'meta[name="description"]';
const image = 'meta[property="og:image"]';
const imageAlt = 'meta[property="og:image:alt"]';
const position = 'meta[name="geo.position"]';
const ownTags = [description, image, imageAlt, position, 'meta[name="geo.placename"]'];

/** The fields of the company that every page's head repeats. */
interface SiteOwner {
  name: string;
  website: string;
  address: { regionCode: string };
  latitude: number;
  longitude: number;
}

/** Tags whose content follows from the company, the address and other tags. */
function expectedTags(page: BuiltPage, owner: SiteOwner): Record<string, string> {
  const { name, website, address, latitude, longitude } = owner;
  const { title } = page.document;
  return {
    'meta[property="og:type"]': "website",
    'meta[property="og:locale"]': "en_GB",
    'meta[property="og:site_name"]': name,
    'meta[property="og:title"]': title,
    'meta[property="og:description"]': content(page, description),
    'meta[property="og:url"]': `${website}${page.path}`,
    'meta[property="og:image:width"]': "1200",
    'meta[property="og:image:height"]': "630",
    'meta[name="twitter:card"]': "summary_large_image",
    'meta[name="geo.region"]': address.regionCode,
    // An area's page has its own position, which area.ts checks.
    ...(page.path.startsWith("/areas/") ? {} : { [position]: `${latitude};${longitude}` }),
    'meta[name="ICBM"]': content(page, position).replace(";", ", "),
  };
}

/** Lists the faults in the head of one page. */
export function headFaults(page: BuiltPage, owner: SiteOwner): string[] {
  const { document } = page;
  const expected = expectedTags(page, owner);
  const tags = [...ownTags, ...Object.keys(expected)];
  return [
    ...lengthFaults(page),
    ...listingFaults(page, owner.website),
    ...(document.documentElement.lang === "en-GB" ? [] : ["is not in British English"]),
    ...tags
      .filter((tag) => document.querySelectorAll(tag).length !== 1 || content(page, tag) === "")
      .map((tag) => `needs exactly one ${tag}`),
    ...Object.entries(expected)
      .filter(([tag, words]) => content(page, tag) !== words)
      .map(([tag, words]) => `says '${content(page, tag)}' instead of '${words}' in ${tag}`),
  ];
}

function lengthFaults(page: BuiltPage): string[] {
  const title = page.document.title.length;
  const words = content(page, description).length;
  return [
    ...(title > 0 && title <= 60 ? [] : [`has a title of ${title} characters`]),
    ...(words >= 70 && words <= 160 ? [] : [`has a description of ${words} characters`]),
  ];
}

/** Checks the canonical address of an indexed page, and that any other page is left out of search engines. */
function listingFaults(page: BuiltPage, website: string): string[] {
  const links = [...page.document.querySelectorAll('link[rel="canonical"]')];
  const canonical = links.map((link) => link.getAttribute("href")).join();
  const robots = content(page, 'meta[name="robots"]');
  return [
    ...(canonical === (isIndexed(page) ? `${website}${page.path}` : "")
      ? []
      : [`names ${canonical || "nothing"} as canonical`]),
    ...(robots === (isIndexed(page) ? "" : "noindex") ? [] : ["has the wrong robots tag"]),
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
