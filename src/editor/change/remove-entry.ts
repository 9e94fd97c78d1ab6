import { fileName } from "../../content/reading/file-path";
import { contentTypes } from "../../content/types/content-types";
import { pagePaths } from "../../routes";
import { type Replacement, replacedTexts } from "../site/content-text";
import { locationOf, type Site, type SiteEntry } from "../site/site";
import { type Change, fileChanges } from "./change";
import { changedRedirects } from "./changed-redirects";

/**
 * Removes an entry and every reference to it, and redirects its address to the page that lists such entries. A required
 * reference is left empty, so the check refuses the change and names the field.
 */
export function removeEntry(site: Site, path: string): Change {
  const { entries } = site;
  const removed = entries.get(path);
  if (!removed) return { title: "", files: [] };
  const leaveOut: Replacement = (text, { to }) =>
    to === removed.type && text === fileName(path) ? undefined : text;
  const others = [...entries.values()].filter((entry) => entry !== removed);
  const written = [
    ...others.map((entry) => replacedTexts(entry, leaveOut)),
    ...changedRedirects(site, removed.page, overviewOf(site, removed)),
    { path, text: undefined },
  ];
  return {
    title: `${locationOf(path, entries)}: removed`,
    files: fileChanges(site, written),
  };
}

/** The page that lists all entries of an entry's type, if the entry has a page. Services are listed on the company page only. */
function overviewOf({ entries }: Site, { type, page }: SiteEntry): string | undefined {
  if (!page) return undefined;
  if (type === "Area") return pagePaths.areasCovered;
  if (type === "Project") return pagePaths.portfolio;
  return entries.get(contentTypes.CompanyPage.storedIn.file)?.page;
}
