import { type PageName, pageNames, pagePaths, pageTypes } from "../../routes";
import { type ContentType, contentTypeNames, contentTypes } from "../types/content-types";

type PageEntries = Readonly<Partial<Record<PageName, { nodes: readonly { slug: string }[] }>>> & {
  hasPlanner: boolean;
};

/** True if each entry of a content type has a page of this name. */
const isPageOf = ({ page }: ContentType, name: PageName) =>
  typeof page === "function" && page === pagePaths[name];

/** The query for the entries of every type that has a page for each, in the site's order, and whether there is a planner. */
export const sitePagesQuery = `{ ${pageNames
  .flatMap((name) => {
    const type = contentTypeNames.find((one) => isPageOf(contentTypes[one], name));
    if (!type) return [];
    const sorted = "order" in contentTypes[type].schema.shape ? "(sort: { order: ASC })" : "";
    return `${name}: all${type}${sorted} { nodes { slug } }`;
  })
  .join("\n")}
  hasPlanner
}`;

export interface SitePage {
  name: PageName;
  path: string;
  /** The variables of its query. */
  variables: Readonly<Record<string, unknown>>;
}

/** Every page of the site. The page of an entry gets the slugs of its own entry and of the entries before and after it. */
export function sitePages(entries: PageEntries): SitePage[] {
  return pageNames.flatMap((name): SitePage[] => {
    const path = pagePaths[name];
    const type = pageTypes[name];
    if (name === "planner" && !entries.hasPlanner) return [];
    if (typeof path === "string") return [{ name, path, variables: "context" in type ? type.context : {} }];
    return (entries[name]?.nodes ?? []).map(({ slug }, index, all) => {
      const previous = all.at(index - 1)?.slug;
      const next = all[(index + 1) % all.length]?.slug;
      return { name, path: path(slug), variables: { slug, previous, next } };
    });
  });
}
