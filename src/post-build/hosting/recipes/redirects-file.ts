import { folderRedirects } from "../redirects";

/**
 * For hosts that read a file named _redirects: Netlify, Cloudflare Pages and others. Those two lead /x/ and /x.html to
 * /x by themselves.
 */
export function redirectsFile(): string {
  return folderRedirects.map(({ from, to }) => `${from} ${to} 301\n`).join("");
}
