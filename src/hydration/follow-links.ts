import type { PageContent } from "./content-hash";

/** Gatsby's own, which its links call: 5.16.1, cache-dir/navigation.js. */
declare global {
  interface Window {
    ___navigate: (to: string, options?: object) => void;
    ___loader: { loadPage: LoadPage };
    ___webpackCompilationHash: string;
  }
}

/** What Gatsby knows of the page at a path; it remembers what it has fetched. */
export type LoadPage = (path: string) => Promise<LoadedPage | undefined>;

export interface LoadedPage extends Partial<PageContent> {
  status?: string;
  /** Missing where the page could not be loaded. */
  page?: { webpackCompilationHash: string };
}

/**
 * Where the next page's code does not come, because a new build took its place, Gatsby leaves it to the browser to go
 * there, but forgets the address's question and its #. So the browser is told the whole address. It is told as well while
 * a form is being sent: it asks whether to leave.
 */
export function followWholeAddresses(page: Window, loadPage: LoadPage, leaveFor: (to: string) => void): void {
  const navigate = page.___navigate;
  page.___navigate = async (to, options) => {
    if (page.document.querySelector("form[aria-busy=true]")) return leaveFor(to);
    const next = await loadPage(to.replace(/#.*/, ""));
    if (next && next.status !== "error") navigate(to, options);
    else leaveFor(to);
  };
}
