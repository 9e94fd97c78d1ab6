import { folderRedirects } from "../redirects";

/**
 * For hosts that read a file named _redirects: Netlify, Cloudflare Pages and others. Both lead /x/ to /x by themselves;
 * Netlify shows /x.html instead of leading on, and its rules cannot tell /x/ from /x.
 */
export function redirectsFile(): string {
  return folderRedirects.map(({ from, to }) => `${from} ${to} 301\n`).join("");
}
