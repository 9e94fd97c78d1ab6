import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { encodedPath, type Redirect } from "../content/types/redirects";

/** Browser features the site never uses, so injected scripts cannot use them either. */
const deniedFeatures = ["browsing-topics", "camera", "geolocation", "microphone", "payment"];

/**
 * Headers of every response. Browsers ignore this directive of the policy in a meta element; the rest of it is in each page.
 * Strict-Transport-Security: six months, without subdomains; docs/going-live.md has the time to raise it.
 */
export const securityHeaders: Readonly<Record<string, string>> = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": deniedFeatures.map((feature) => `${feature}=()`).join(", "),
  "Content-Security-Policy": "frame-ancestors 'self'",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Strict-Transport-Security": "max-age=15552000",
};

/** Folders of hashed files: a file's name changes with its content. */
const hashedFolders = ["/static/", "/scripts/", "/fonts/"];

/** The Cache-Control header of a file, by its path. */
export const cacheControl = (path: string): string =>
  hashedFolders.some((folder) => path.startsWith(folder))
    ? "public, max-age=31536000, immutable"
    : "public, max-age=0, must-revalidate";

/** Writes what hosts and robots read; Netlify and Cloudflare Pages read the first two. */
export async function writeHostFiles(
  folder: string,
  website: string,
  moved: readonly Redirect[],
): Promise<void> {
  const files = { _headers: headers(), _redirects: redirects(moved), "robots.txt": robots(website) };
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
}

/** Hosts join the values of all rules that fit, so no two rules set one header for the same path. */
function headers(): string {
  const rule = (pattern: string, values: Readonly<Record<string, string>>) =>
    [pattern, ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`), ""].join("\n");
  return [
    // The preview leaves this directive out: it has no TLS, and WebKit would request its scripts over https.
    rule("/*", {
      ...securityHeaders,
      "Content-Security-Policy": `${securityHeaders["Content-Security-Policy"]}; upgrade-insecure-requests`,
    }),
    ...hashedFolders.map((folder) => rule(`${folder}*`, { "Cache-Control": cacheControl(folder) })),
  ].join("");
}

/** Netlify and Cloudflare Pages lead from /x/ to /x by themselves. */
const redirects = (moved: readonly Redirect[]) =>
  moved.map(({ from, to }) => `${encodedPath(from)} ${to} 301\n`).join("");

/** Robots may crawl everything but the editor. */
const robots = (website: string) => `User-agent: *
Allow: /
Disallow: /admin

Sitemap: ${website}/sitemap-index.xml
`;
