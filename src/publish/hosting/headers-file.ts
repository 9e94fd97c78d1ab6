import { pagePaths } from "../../routes/page-paths";
import { forAYear, hashedFolders, ownPagesOnly, secureHostHeaders } from "./response-headers";

const { name, value } = ownPagesOnly;

/** All addresses but pictures. No address matches two patterns: Cloudflare would send the header twice. */
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
  const rules: Record<string, Record<string, string>> = { "/*": secureHostHeaders };
  for (const pattern of noPictures) rules[pattern] = { [name]: value };
  for (const folder of hashedFolders)
    rules[`${folder}*`] = { ...rules[`${folder}*`], "Cache-Control": forAYear };
  return Object.entries(rules)
    .map(([pattern, headers]) => {
      const lines = Object.entries(headers).map(([header, text]) => `  ${header}: ${text}\n`);
      return `${pattern}\n${lines.join("")}`;
    })
    .join("");
}
