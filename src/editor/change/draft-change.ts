import type { Change, Content, DraftEntry, PictureChange } from "./change";
import { changedFiles, textChanges } from "./changed-files";
import { contentOf } from "./entries";
import { entryChange } from "./entry-change";

/** The change that publishing a draft makes: the changes of its entries, applied one after the other. */
export function draftChange(content: Content, entries: readonly DraftEntry[]): Change {
  const titles: string[] = [];
  const written = new Map<string, string | undefined>();
  const added: PictureChange[] = [];
  for (const { path, before, text, pictures } of entries) {
    const present = { ...content, files: changedFiles(content.files, textChanges(content, written)) };
    const isNew = before === undefined;
    const own = entryChange(present, { path, isNew, value: contentOf(text), pictures });
    titles.push(own.title);
    added.push(...own.pictures);
    for (const { path, after } of own.texts) written.set(path, after);
  }
  return { title: titles.join("; "), texts: textChanges(content, written), pictures: added };
}
