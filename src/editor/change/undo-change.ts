import type { Change } from "../site/change";
import type { Site } from "../site/site";
import { UserError } from "../site/user-error";

/** The change that undoes a publication. Throws if one of its texts has changed since. New pictures stay: others may show them. */
export function undoChange({ files }: Site, { title, texts }: Change): Change {
  const current = new Map(files.map(({ path, text }) => [path, text]));
  if (texts.some(({ path, after }) => current.get(path) !== after))
    throw new UserError("This was changed again since, so it cannot be undone at once.");
  return {
    title: `${title} (undone)`,
    texts: texts.map(({ path, before, after }) => ({ path, before: after, after: before })),
  };
}
