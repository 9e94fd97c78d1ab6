/** How long a page is not reloaded a second time, in milliseconds: an hour. */
const reloadPause = 60 * 60 * 1000;

/**
 * Reloads the page, at an id on it, because a new build has replaced a script: under an address that no cache knows, and
 * at most once an hour, which that address remembers. Returns false if it was reloaded already.
 */
export function reloadOnce(id: string): boolean {
  if (Date.now() - Number(location.search.slice(1)) < reloadPause) return false;
  history.replaceState(null, "", `?${Date.now()}${id && `#${id}`}`);
  location.reload();
  return true;
}
