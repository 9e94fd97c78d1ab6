import { HydrationData } from "./attributes";
import { contentHash } from "./content-hash";
import { fetchFreshPage } from "./fetch-fresh-page";
import type { LoadedPage, LoadPage } from "./follow-links";

/**
 * Resolves once the page's data is known to be of the page's own build, or not to come at all, which Gatsby then finds
 * out itself. With another build's data React would throw the HTML away, with what was typed: the promise never
 * resolves, the HTML stays, and fresh-page.mts looks for the new page. Gatsby itself compares scripts only, and reloads
 * at once, whatever is being typed (5.16.1, cache-dir/production-app.js).
 */
export async function dataOfThisBuild(page: Window, loadPage: LoadPage): Promise<void> {
  const { pathname, search } = page.location;
  const loaded = await loadPage(pathname + search).catch(() => undefined);
  if (!loaded || !isStale(page, loaded)) return;
  page.document.documentElement.dataset[HydrationData.failed] = "stale";
  fetchFreshPage();
  return new Promise(() => {});
}

function isStale(
  { document, ___webpackCompilationHash: ownScripts }: Window,
  { page, json, staticQueryResults }: LoadedPage,
): boolean {
  if (!page || !staticQueryResults) return false;
  // Without app-data.json Gatsby does not know the scripts' hash, and goes on.
  const isOfOtherScripts = !["", ownScripts].includes(page.webpackCompilationHash);
  const ownContent = document.documentElement.dataset[HydrationData.content];
  return isOfOtherScripts || contentHash({ json, staticQueryResults }) !== ownContent;
}
