import { fileName } from "../../content/reading/file-path";
import type { ValidationError } from "../../content/reading/validation-error";
import { contentTypes } from "../../content/types/content-types";
import { fieldPath, valueAt } from "../../content/values/value-path";
import { pagePaths } from "../../routes";
import { type Replacement, replacedTexts } from "../site/content-text";
import { locationOf, type Site, type SiteEntry } from "../site/site";
import { type Change, fileChanges } from "./change";
import { changedRedirects } from "./changed-redirects";
import { ContentError } from "./check-change";

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

/** Explains a refused removal. The owner sees a filled field where the check found an empty one, so its error says what to do. */
export function refusedRemoval({ entries }: Site, path: string, { errors }: ContentError): ContentError {
  const message = `This uses “${entries.get(path)?.name}”. Choose another one here, then remove it.`;
  const usesIt = ({ file, field }: ValidationError) =>
    valueAt(entries.get(file)?.value, fieldPath(field)) === fileName(path);
  return new ContentError(errors.map((error) => (usesIt(error) ? { ...error, message } : error)));
}

/** The page that lists all entries of an entry's type, if the entry has a page. Services are listed on the company page only. */
function overviewOf({ entries }: Site, { type, page }: SiteEntry): string | undefined {
  if (!page) return undefined;
  if (type === "Area") return pagePaths.areasCovered;
  if (type === "Project") return pagePaths.portfolio;
  return entries.get(contentTypes.CompanyPage.storedIn.file)?.page;
}
