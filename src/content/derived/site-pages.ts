import { type PageName, pageNames, pagePaths, pageTypes } from "../../routes";
import type { ContentTypeName } from "../types/content-types";
import { valueAt } from "../values/value-path";

/** The entries of a content type, as files or Gatsby's nodes. */
type EntriesOf = (type: ContentTypeName) => readonly Readonly<Record<string, unknown>>[];

export interface SitePage {
  name: PageName;
  path: string;
  /** The variables of its query. */
  variables: Readonly<Record<string, unknown>>;
}

/** Every page of the site. The page of an entry gets the slugs of its own entry and of the entries before and after it. */
export function sitePages(entriesOf: EntriesOf): SitePage[] {
  return pageNames.flatMap((name): SitePage[] => {
    const path = pagePaths[name];
    if (name === "planner" && !hasPlanner(entriesOf("Tile"))) return [];
    if (typeof path === "string") return [{ name, path, variables: {} }];
    const inOrder = [...entriesOf(pageTypes[name].content)].sort(
      (one, other) => orderOf(one) - orderOf(other),
    );
    const slugs = inOrder.map(({ slug }) => String(slug));
    return slugs.map((slug, index) => {
      const previous = slugs.at(index - 1);
      const next = slugs[(index + 1) % slugs.length];
      return { name, path: path(slug), variables: { slug, previous, next } };
    });
  });
}

/** True if the site has the tile planner, which needs a tile with its sizes. */
export const hasPlanner = (tiles: readonly unknown[]): boolean =>
  tiles.some((tile) => Boolean(valueAt(tile, ["settingOut"])));

/** An entry's position in the owner's order. Only some content types have one. */
const orderOf = ({ order = 0 }: Readonly<Record<string, unknown>>) => Number(order);
