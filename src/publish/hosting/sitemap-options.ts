import { addressOf } from "../../routes/page-paths";

interface SitemapData {
  company: { website: string };
}

/** What gatsby-plugin-sitemap lists: every page but the 404 page. Its own defaults claim a change every day. */
export const sitemapOptions = {
  /** robots.txt names it, where crawlers look. */
  createLinkInHead: false,
  query: "{ company { website } allSitePage { nodes { path } } }",
  resolveSiteUrl: ({ company }: SitemapData) => company.website,
  excludes: ["/404.html"],
  serialize: ({ path }: { path: string }) => ({ url: addressOf(path) }),
};
