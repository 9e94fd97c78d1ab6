import { createStoredValue } from "./stored-value";

/** When the page was loaded anew because a script of it was gone; a form that works forgets it. */
export const reloaded = createStoredValue<number>(() => sessionStorage, "page-reloaded");

/** For how long a page is not loaded anew a second time, in milliseconds: an hour. */
const reloadPause = 60 * 60 * 1000;

/**
 * Reloads the page, at an id on it, because a new build has replaced a script: under an address that no cache knows, and
 * once an hour. False where it was reloaded already, or that cannot be remembered.
 */
export function reloadOnce(id: string): boolean {
  if (Date.now() - Number(reloaded.read()) < reloadPause || !reloaded.write(Date.now())) return false;
  history.replaceState(null, "", `?${Date.now()}${id && `#${id}`}`);
  location.reload();
  return true;
}
