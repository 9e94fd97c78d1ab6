import { pagePaths } from "../../routes/page-paths";

type Headers = Readonly<Record<string, string>>;

/** Six months, without subdomains: docs/going-live.md says when to raise it. */
const safeConnectionsOnly = "max-age=15552000";

/** Browser features the site never uses, so injected scripts cannot use them either. */
const deniedFeatures = ["browsing-topics", "camera", "geolocation", "microphone", "payment"];

/** Browsers ignore this directive in a meta element, so it must be a header. */
const framedByItself = "frame-ancestors 'self'";

/** Headers of every response. The rest of the Content-Security-Policy is in each page's meta element. */
export const securityHeaders: Headers = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": deniedFeatures.map((feature) => `${feature}=()`).join(", "),
  "Content-Security-Policy": framedByItself,
  "Cross-Origin-Opener-Policy": "same-origin",
  "Strict-Transport-Security": safeConnectionsOnly,
};

/**
 * The headers for hosts with TLS. A preview without TLS must not send them: WebKit would request its scripts over https.
 */
export const secureHostHeaders: Headers = {
  ...securityHeaders,
  "Content-Security-Policy": `${framedByItself}; upgrade-insecure-requests`,
};

const forAYear = "public, max-age=31536000, immutable";
const alwaysAsk = "public, max-age=0, must-revalidate";

/** Folders of hashed files: a file's name changes with its content. */
const hashedFolders = ["/static/", "/scripts/", "/fonts/"];

/** The Cache-Control header of a file, by its address. */
export function cacheControl(address: string): string {
  return hashedFolders.some((folder) => address.startsWith(folder)) ? forAYear : alwaysAsk;
}

/**
 * Everything but pictures, because image search and messengers show those on their own pages. No address matches two
 * patterns: Cloudflare would send the header twice.
 */
const noPictures = [
  "/",
  "/:file",
  // The company page's path is a /:file.
  ...Object.values(pagePaths).flatMap((path) =>
    typeof path === "function" && path !== pagePaths.company ? path("*") : [],
  ),
  "/page-data/*",
  "/scripts/*",
  "/fonts/*",
  "/admin/*",
];

/**
 * The text of _headers, which Netlify and Cloudflare Pages read. They join the values if several rules set the same
 * header, so no two rules here set one header for the same address.
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
