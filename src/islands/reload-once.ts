import { createStoredValue } from "./stored-value";

/** When the page was loaded anew because a script of it was gone; a form that works forgets it. */
export const reloaded = createStoredValue<number>(() => sessionStorage, "page-reloaded");

/** For how long a page is not loaded anew a second time, in milliseconds: an hour. */
const reloadPause = 60 * 60 * 1000;

/**
 * Loads the page anew, at an id on it, because a new build has taken the place of a script. Under an address that no
 * cache between here and the host knows, and once: false where that was done within the hour or cannot be remembered.
 */
export function reloadOnce(id: string): boolean {
  if (Date.now() - Number(reloaded.read()) < reloadPause || !reloaded.write(Date.now())) return false;
  history.replaceState(null, "", `?${Date.now()}${id && `#${id}`}`);
  location.reload();
  return true;
}
