/** The text of robots.txt: everything but the editor may be crawled, and where the sitemap is. */
export function robotsText(website: string): string {
  return `User-agent: *
Allow: /
Disallow: /admin

Sitemap: ${website}/sitemap-index.xml
`;
}

const day = 24 * 60 * 60 * 1000;

/** RFC 9116 recommends an expiry date less than a year ahead, so that nobody writes to an abandoned address. */
const validFor = 364 * day;

/** The text of /.well-known/security.txt: whom to tell about a vulnerability. Each publication renews it. */
export function securityText(company: { website: string; email: string }, now: Date): string {
  return `Contact: mailto:${company.email}
Expires: ${new Date(now.getTime() + validFor).toISOString()}
Preferred-Languages: en
Canonical: ${company.website}/.well-known/security.txt
`;
}
