import type { Change } from "../site/change";
import { PlainError } from "../site/plain-error";
import type { Site } from "../site/site";

/** The change that undoes a publication. Throws if one of its texts has changed since. New pictures stay: others may show them. */
export function undoChange({ files }: Site, { title, texts }: Change): Change {
  const current = new Map(files.map(({ path, text }) => [path, text]));
  if (texts.some(({ path, after }) => current.get(path) !== after))
    throw new PlainError("This was changed again since, so it cannot be undone at once.");
  return {
    title: `${title} (undone)`,
    texts: texts.map(({ path, before, after }) => ({ path, before: after, after: before })),
  };
}
