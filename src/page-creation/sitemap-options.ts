interface SitemapData {
  company: { website: string };
}

interface SitemapPage {
  path: string;
}

/** What gatsby-plugin-sitemap lists: every page but the 404 page, by address alone. Its own defaults claim a change every day. */
export const sitemapOptions = {
  query: "{ company { website } allSitePage { nodes { path } } }",
  resolveSiteUrl: ({ company }: SitemapData) => company.website,
  excludes: ["/404", "/404.html"],
  serialize: ({ path }: SitemapPage) => ({ url: path }),
};
