import { HydrationData } from "./attributes";
import { fetchFreshPage } from "./fetch-fresh-page";
import type { LoadPage } from "./follow-links";

/**
 * Resolves once the page's data is known to be of the page's own build, or not to come at all, which Gatsby then finds
 * out itself. With another build's data the page would become an error: the promise never resolves, the HTML stays with
 * what was typed, and fresh-page.mts looks for the new page. Gatsby itself reloads at once, whatever is being typed, and
 * the second time goes on with what does not belong together (5.16.1, cache-dir/production-app.js).
 */
export async function dataOfThisBuild(page: Window, loadPage: LoadPage): Promise<void> {
  const { pathname, search } = page.location;
  const loaded = await loadPage(pathname + search).catch(() => undefined);
  const hash = loaded?.page?.webpackCompilationHash;
  if (!hash || hash === page.___webpackCompilationHash) return;
  page.document.documentElement.dataset[HydrationData.failed] = "stale";
  fetchFreshPage(page.document);
  return new Promise(() => {});
}
