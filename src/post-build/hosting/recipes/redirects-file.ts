import { folderRedirects, type Redirect } from "../redirects";

/**
 * For hosts that read a file named _redirects: Netlify, Cloudflare Pages and others. Both lead /x/ to /x by themselves;
 * Netlify shows /x.html instead of leading on, and its rules cannot tell /x/ from /x.
 */
export function redirectsFile(moved: readonly Redirect[] = []): string {
  return [...folderRedirects, ...moved].map(({ from, to }) => `${from} ${to} 301\n`).join("");
}
