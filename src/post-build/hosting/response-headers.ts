/** The headers of every response; each page contains its own Content-Security-Policy. */
export const securityHeaders: Readonly<Record<string, string>> = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
  "Content-Security-Policy": "frame-ancestors 'self'",
  "Strict-Transport-Security": "max-age=31536000",
};

const forAYear = "public, max-age=31536000, immutable";
const alwaysAsk = "public, max-age=0, must-revalidate";

/** Files whose names change with what is in them: pictures, and scripts in the top folder. */
const hashed = /^\/(static\/|[^/]+-[0-9a-f]{20}\.js$)/;

/** How long browsers may keep a file, by its address. */
export function cacheControl(address: string): string {
  return hashed.test(address) ? forAYear : alwaysAsk;
}

/**
 * The same for the hosts that read a file named _headers: Netlify, Cloudflare Pages and others. They join the
 * values that several rules give one header; no-cache overrides the year, so that browsers revalidate the CMS's scripts,
 * whose names never change.
 */
export function headersFile(): string {
  const rules: Record<string, Record<string, string>> = {
    "/*": securityHeaders,
    "/static/*": { "Cache-Control": forAYear },
    "/*.js": { "Cache-Control": forAYear },
    "/admin/*": { "Cache-Control": "no-cache" },
  };
  return Object.entries(rules)
    .map(([pattern, headers]) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
      return `${pattern}\n${lines.join("")}`;
    })
    .join("");
}
