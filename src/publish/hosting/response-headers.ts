import { pagePaths } from "../../routes/page-paths";

type Headers = Readonly<Record<string, string>>;

/** Two years, as the browsers' HSTS preload list requires; docs/going-live.md explains how to join it. */
const safeConnectionsOnly = "max-age=63072000; includeSubDomains";

/** What no page asks for, and no script that slipped in may. */
const deniedFeatures = ["browsing-topics", "camera", "geolocation", "microphone", "payment"];

/** Browsers obey this directive in a header only, so a page's own policy cannot contain it. */
const framedByItself = "frame-ancestors 'self'";

/** The headers of every response; each page contains the rest of its Content-Security-Policy. */
export const securityHeaders: Headers = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": deniedFeatures.map((feature) => `${feature}=()`).join(", "),
  "Content-Security-Policy": framedByItself,
  // Not same-origin: the editor's sign-in window answers the window that opened it.
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
  "Strict-Transport-Security": safeConnectionsOnly,
};

/**
 * The same for hosts with TLS. A preview without TLS must not send this: WebKit would request its scripts by https.
 */
export const secureHostHeaders: Headers = {
  ...securityHeaders,
  "Content-Security-Policy": `${framedByItself}; upgrade-insecure-requests`,
};

const forAYear = "public, max-age=31536000, immutable";
const alwaysAsk = "public, max-age=0, must-revalidate";

/** Folders of files whose names change with their content. */
const hashedFolders = ["/static/", "/scripts/", "/fonts/"];

/** How long browsers may keep a file, by its address. */
export function cacheControl(address: string): string {
  return hashedFolders.some((folder) => address.startsWith(folder)) ? forAYear : alwaysAsk;
}

/**
 * Everything but pictures, which image searches and chat programs show on pages of their own. No address matches two
 * patterns: Cloudflare would send the header twice.
 */
const noPictures = [
  "/",
  "/:file",
  ...[pagePaths.area("*"), pagePaths.service("*"), pagePaths.project("*")],
  "/page-data/*",
  "/scripts/*",
  "/fonts/*",
  "/admin/*",
];

/**
 * For Netlify and Cloudflare Pages, which read a file named _headers. They join the values that several rules give one
 * header, so no two rules here give one address the same header.
 */
export function headersFile(): string {
  const rules: Record<string, Headers> = { "/*": secureHostHeaders };
  for (const pattern of noPictures) rules[pattern] = { "Cross-Origin-Resource-Policy": "same-origin" };
  for (const folder of hashedFolders)
    rules[`${folder}*`] = { ...rules[`${folder}*`], "Cache-Control": forAYear };
  return Object.entries(rules)
    .map(([pattern, headers]) => {
      const lines = Object.entries(headers).map(([header, text]) => `  ${header}: ${text}\n`);
      return `${pattern}\n${lines.join("")}`;
    })
    .join("");
}
