/** The text of robots.txt: everything but the editor may be crawled, and where the sitemap is. */
export function robotsText(website: string): string {
  return [
    "User-agent: *",
    "Allow: /",
    "Disallow: /admin",
    "",
    `Sitemap: ${website}/sitemap-index.xml`,
    "",
  ].join("\n");
}
