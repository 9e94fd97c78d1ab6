/** What robots.txt says: everything may be read but the editor, and here is the sitemap. */
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
