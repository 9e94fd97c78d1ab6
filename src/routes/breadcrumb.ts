import { pagePaths } from "./page-paths";

/** A page of a breadcrumb. */
export interface Breadcrumb {
  name: string;
  /** Its path. */
  path: string;
}

/** Pages that stand above others in a breadcrumb. */
export const parentPages = {
  areas: { name: "Areas Covered", path: pagePaths.areasCovered },
  portfolio: { name: "Portfolio", path: pagePaths.portfolio },
};

/** Builds a breadcrumb: the home page, then the given pages. */
export function fromHome(steps: readonly Breadcrumb[]): Breadcrumb[] {
  return [{ name: "Home", path: pagePaths.home }, ...steps];
}
