import { pagePaths } from "../../routes/page-paths";
import { forAYear, ownPagesOnly, secureHostHeaders } from "./response-headers";

const { name, value } = ownPagesOnly;

/** Every address that is no picture, without one that matches two patterns: Cloudflare would send the value twice. */
const noPictures = [
  "/",
  "/:file",
  ...[pagePaths.area("*"), pagePaths.service("*"), pagePaths.project("*")],
  "/page-data/*",
  "/fonts/*",
  "/.well-known/*",
  "/admin/*",
];

/**
 * For Netlify and Cloudflare Pages, which read a file named _headers. They join the values that several rules give one
 * header, so no two rules here give one address the same header. `hashed` are the addresses, outside of static/, of files
 * whose names have a hash: each has a rule of its own, for no pattern that both hosts understand tells a hash from a word.
 */
export function headersFile(hashed: readonly string[]): string {
  const rules: Record<string, Record<string, string>> = {
    "/*": secureHostHeaders,
    ...Object.fromEntries(noPictures.map((pattern) => [pattern, { [name]: value }])),
    "/static/*": { "Cache-Control": forAYear },
    ...Object.fromEntries(hashed.map((address) => [address, { "Cache-Control": forAYear }])),
  };
  return Object.entries(rules)
    .map(([pattern, headers]) => {
      const lines = Object.entries(headers).map(([header, text]) => `  ${header}: ${text}\n`);
      return `${pattern}\n${lines.join("")}`;
    })
    .join("");
}
