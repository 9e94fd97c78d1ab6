import { pagePaths } from "../../../routes/page-paths";
import { forAYear, ownPagesOnly, secureHostHeaders } from "../response-headers";

const { name, value } = ownPagesOnly;

/** Every address that is no picture, without one that matches two patterns. */
const noPictures = [
  "/",
  "/:file",
  ...[pagePaths.area("*"), pagePaths.service("*"), pagePaths.project("*")],
  "/page-data/*",
];

/**
 * For hosts that read a file named _headers: Netlify, Cloudflare Pages and others. They join the values that several
 * rules give one header, so no two rules here give one address different values, with one exception: no-cache overrides
 * the year, so that browsers revalidate the CMS's scripts, whose names never change.
 */
export function headersFile(): string {
  const rules: Record<string, Record<string, string>> = {
    "/*": secureHostHeaders,
    ...Object.fromEntries(noPictures.map((pattern) => [pattern, { [name]: value }])),
    "/static/*": { "Cache-Control": forAYear },
    "/*.js": { "Cache-Control": forAYear },
    "/admin/*": { "Cache-Control": "no-cache", [name]: value },
  };
  return Object.entries(rules)
    .map(([pattern, headers]) => {
      const lines = Object.entries(headers).map(([header, text]) => `  ${header}: ${text}\n`);
      return `${pattern}\n${lines.join("")}`;
    })
    .join("");
}
