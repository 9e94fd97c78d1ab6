import { pagePaths } from "./page-paths";

/** A page of a breadcrumb. */
export interface Breadcrumb {
  name: string;
  /** Its path. */
  path: string;
}

/** Builds a breadcrumb: the home page, then the given pages. */
export function fromHome(
  layout: { breadcrumbs: { home: string } },
  steps: readonly Breadcrumb[],
): Breadcrumb[] {
  return [{ name: layout.breadcrumbs.home, path: pagePaths.home }, ...steps];
}
