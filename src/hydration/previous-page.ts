/** The page before this one, where Gatsby went from one to the other. */
let left: string | undefined;

/** Takes note of a step within the site; a step to another place of the same page is none. */
export function rememberPage(from: string | undefined, to: string): void {
  if (from !== undefined && from !== to) left = from;
}

/** The path of the site's page from which the visitor came to this one; undefined for other sites' and none. */
export function previousPage(): string | undefined {
  if (left !== undefined) return left;
  if (!document.referrer.startsWith(`${window.location.origin}/`)) return undefined;
  return new URL(document.referrer).pathname;
}
