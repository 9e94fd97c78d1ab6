import type { Change, Content } from "./change";
import { textAt } from "./changed-files";
import { PlainError } from "./plain-error";

/** The change that undoes the last publication. Throws if one of its texts has changed since. */
export function undoChange(content: Content, { title, texts, pictures }: Change): Change {
  if (texts.some(({ path, after }) => textAt(content, path) !== after))
    throw new PlainError(
      "This was changed again since, so it cannot be undone at once. Last changes can bring back an earlier version.",
    );
  const stored = new Set(content.pictures.map(({ path }) => path));
  return {
    title: `${title} (undone)`,
    texts: texts.map(({ path, before, after }) => ({ path, before: after, after: before })),
    // Keep new pictures, because other entries may show them by now.
    pictures: pictures.flatMap(({ kind, path }) =>
      kind === "removed" && !stored.has(path) ? { kind: "added", path } : [],
    ),
  };
}
