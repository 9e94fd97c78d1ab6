/** The path of the site's page from which the visitor came to this one; undefined for other sites' and none. */
export function previousPage(): string | undefined {
  if (!document.referrer.startsWith(`${window.location.origin}/`)) return undefined;
  return new URL(document.referrer).pathname;
}
