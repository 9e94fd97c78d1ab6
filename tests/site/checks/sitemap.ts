import type { BuiltPage } from "../built-site";
import { isIndexed } from "./heads";

/** One entry of a sitemap. */
export interface SitemapEntry {
  url: string;
  lastmod?: string;
}

/** The entries of a sitemap's file, in its order. */
export function sitemapEntries(xml: string): SitemapEntry[] {
  return [...xml.matchAll(/<(url|sitemap)>(.*?)<\/\1>/gs)].map(([, , entry = ""]) => {
    const [, url = ""] = /<loc>([^<]+)<\/loc>/.exec(entry) ?? [];
    const [, lastmod] = /<lastmod>([^<]+)<\/lastmod>/.exec(entry) ?? [];
    return { url, ...(lastmod ? { lastmod } : {}) };
  });
}

/** Pages missing from the sitemap, addresses in it that are no pages or stand twice, and dates that cannot be true (A7). */
export function sitemapFaults(
  entries: readonly SitemapEntry[],
  pages: readonly BuiltPage[],
  website: string,
  now: Date,
): string[] {
  const listed = entries.map(({ url }) => url);
  const expected = pages.filter(isIndexed).map(({ path }) => `${website}${path}`);
  return [
    ...expected.filter((url) => !listed.includes(url)).map((url) => `lacks ${url}`),
    ...listed.filter((url) => !expected.includes(url)).map((url) => `lists ${url}`),
    ...listed.filter((url, index) => listed.indexOf(url) !== index).map((url) => `lists ${url} twice`),
    ...entries
      .filter(({ lastmod }) => lastmod && !(Date.parse(lastmod) <= now.getTime()))
      .map(({ url, lastmod }) => `dates ${url} ${lastmod}`),
  ];
}
