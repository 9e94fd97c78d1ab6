/** Two years, as the browsers' HSTS preload list requires; docs/going-live.md explains how to join it. */
const safeConnectionsOnly = "max-age=63072000; includeSubDomains";

/** What no page asks for, and no script that slipped in may. */
const deniedFeatures = ["browsing-topics", "camera", "geolocation", "microphone", "payment"];

/** Browsers obey this directive in a header only, so a page's own policy cannot contain it. */
const framedByItself = "frame-ancestors 'self'";

/** The headers of every response; each page contains the rest of its Content-Security-Policy. */
export const securityHeaders: Readonly<Record<string, string>> = {
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
export const secureHostHeaders: Readonly<Record<string, string>> = {
  ...securityHeaders,
  "Content-Security-Policy": `${framedByItself}; upgrade-insecure-requests`,
};

/** Everything but pictures: image searches and chat programs show the site's pictures on pages of their own. */
export const ownPagesOnly = { name: "Cross-Origin-Resource-Policy", value: "same-origin" } as const;

export const forAYear = "public, max-age=31536000, immutable";
const alwaysAsk = "public, max-age=0, must-revalidate";

/** Folders of files whose names change with their content. */
export const hashedFolders = ["/static/", "/scripts/", "/fonts/"];

/** How long browsers may keep a file, by its address. */
export function cacheControl(address: string): string {
  return hashedFolders.some((folder) => address.startsWith(folder)) ? forAYear : alwaysAsk;
}
