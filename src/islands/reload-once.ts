/** When the page was reloaded because a script of it was gone. */
const key = "page-reloaded";

/** How long a page is not reloaded a second time, in milliseconds: an hour. */
const reloadPause = 60 * 60 * 1000;

/**
 * Reloads the page, at an id on it, because a new build has replaced a script: under an address that no cache knows, and
 * at most once an hour. Returns false if it was reloaded already, or if that cannot be remembered.
 */
export function reloadOnce(id: string): boolean {
  try {
    if (Date.now() - Number(sessionStorage[key]) < reloadPause) return false;
    sessionStorage[key] = Date.now();
  } catch {
    return false;
  }
  history.replaceState(null, "", `?${Date.now()}${id && `#${id}`}`);
  location.reload();
  return true;
}
