import type { Site } from "../site/site";
import { UserError } from "../site/user-error";
import type { Change } from "./change";

/** The change that undoes a publication. Throws if one of its files has changed since. New pictures stay. */
export function undoChange(site: Site, { title, files }: Change): Change {
  const current = new Map(site.files.map(({ path, text }) => [path, text]));
  if (files.some(({ path, after }) => current.get(path) !== after))
    throw new UserError("This was changed again since, so it is not undone.");
  return {
    title: `${title} (undone)`,
    files: files.map(({ path, before, after }) => ({ path, before: after, after: before })),
  };
}
