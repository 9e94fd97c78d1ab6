/** The time in milliseconds in which a page is not reloaded twice: an hour. */
const reloadPause = 60 * 60 * 1000;

/**
 * Reloads the page, at an id on it, because a new build has replaced a script: under an address that no cache knows, and
 * at most once an hour. Returns false if it was reloaded already, or if the tab cannot remember that.
 */
export function reloadOnce(id: string): boolean {
  try {
    if (Date.now() - Number(sessionStorage.pageReloaded) < reloadPause) return false;
    sessionStorage.pageReloaded = Date.now();
    history.replaceState(null, "", `?${Date.now()}${id && `#${id}`}`);
    location.reload();
    return true;
  } catch {
    return false;
  }
}
