import { execFileSync } from "node:child_process";
import { contentFileOf } from "../../content/types/content-types";
import { addressOf } from "../../routes/page-paths";
import { contentDates } from "./content-dates";

interface SitemapData {
  company: { website: string };
}

interface SitemapPage {
  path: string;
}

/** In bytes; a thousand changes of the content take about a tenth of a megabyte, and Node's own limit is one. */
const longestHistory = 256 * 1024 * 1024;

let dates: ReadonlyMap<string, string> | undefined;

/** When the words of a page last changed; git is asked once for all pages. */
function lastModified(path: string): { lastmod?: string } {
  dates ??= contentDates((...parameters) =>
    execFileSync("git", parameters, { encoding: "utf8", stdio: "pipe", maxBuffer: longestHistory }),
  );
  const lastmod = dates.get(`data/${contentFileOf(path)}`);
  return lastmod ? { lastmod } : {};
}

/** What gatsby-plugin-sitemap lists: every page but the 404 page, and when it last changed. Its own defaults claim a change every day. */
export const sitemapOptions = {
  /** robots.txt names it, where crawlers look. */
  createLinkInHead: false,
  query: "{ company { website } allSitePage { nodes { path } } }",
  resolveSiteUrl: ({ company }: SitemapData) => company.website,
  excludes: ["/404.html"],
  serialize: (page: SitemapPage) => {
    const path = addressOf(page.path);
    return { url: path, ...lastModified(path) };
  },
};
