/** Two years, which the browsers' own list of sites that are only safe asks for. docs/going-live.md says how to join it. */
const safeConnectionsOnly = "max-age=63072000; includeSubDomains";

/** What pages could ask the browser for and none does; what it shows (its pictures, a copied text) is not among them. */
const deniedFeatures = [
  "accelerometer",
  "autoplay",
  "browsing-topics",
  "camera",
  "display-capture",
  "encrypted-media",
  "geolocation",
  "gyroscope",
  "hid",
  "idle-detection",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "publickey-credentials-get",
  "screen-wake-lock",
  "serial",
  "usb",
  "xr-spatial-tracking",
];

/** What a page's own policy cannot say, because browsers obey it in a header only. */
const framedByItself = "frame-ancestors 'self'";

/** The headers of every response; each page contains the rest of its Content-Security-Policy. */
export const securityHeaders: Readonly<Record<string, string>> = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": deniedFeatures.map((feature) => `${feature}=()`).join(", "),
  "Content-Security-Policy": framedByItself,
  // Not same-origin: the editor signs in through a window of a proxy, which answers to the window that opened it.
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
  "Strict-Transport-Security": safeConnectionsOnly,
};

/**
 * The same from a host with TLS. A preview without it must not send this: WebKit would ask for its scripts by https.
 */
export const secureHostHeaders: Readonly<Record<string, string>> = {
  ...securityHeaders,
  "Content-Security-Policy": `${framedByItself}; upgrade-insecure-requests`,
};

/** Everything but pictures: image searches and chat programs show the site's pictures on pages of their own. */
export const ownPagesOnly = { name: "Cross-Origin-Resource-Policy", value: "same-origin" } as const;

export const forAYear = "public, max-age=31536000, immutable";
const alwaysAsk = "public, max-age=0, must-revalidate";

/** Files whose names change with what is in them. */
export const hashedFolders = ["/static/", "/scripts/", "/fonts/"];

/** How long browsers may keep a file, by its address. */
export function cacheControl(address: string): string {
  return hashedFolders.some((folder) => address.startsWith(folder)) ? forAYear : alwaysAsk;
}
