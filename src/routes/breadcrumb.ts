import { pagePaths } from "./page-paths";

/** A page on the way from the home page to the one shown, itself included. */
export interface Breadcrumb {
  name: string;
  /** Its address within the site. */
  path: string;
}

/** The way from the home page to a page, by the steps after it. */
export function fromHome(
  layout: { breadcrumbs: { home: string } },
  steps: readonly Breadcrumb[],
): Breadcrumb[] {
  return [{ name: layout.breadcrumbs.home, path: pagePaths.home }, ...steps];
}
