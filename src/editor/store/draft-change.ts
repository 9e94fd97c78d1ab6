import type { Change, Content } from "../change/change";
import { changedFiles, textChanges } from "../change/changed-files";
import { entryChange } from "../change/entry-change";
import { contentOf } from "../state/entries";
import type { DraftEntry } from "./store";

/** All that the entries change of the content, each on what those before it leave. `bytes` are their pictures, by path. */
export function draftChange(
  content: Content,
  entries: readonly DraftEntry[],
  bytes: ReadonlyMap<string, Blob>,
): Required<Change> {
  let done: Required<Change> = { title: "", texts: [], pictures: [], bytes: new Map() };
  for (const { path, before, text, pictures } of entries) {
    const present = {
      files: changedFiles(content.files, done.texts),
      pictures: [...content.pictures, ...done.pictures],
    };
    const own = entryChange(present, {
      path,
      isNew: before === undefined,
      value: contentOf(text),
      pictures: new Map([...bytes].filter(([picture]) => pictures.includes(picture))),
    });
    const written = [...done.texts, ...own.texts].map(({ path, after }) => [path, after] as const);
    done = {
      title: done.title ? `${done.title}; ${own.title}` : own.title,
      texts: textChanges(content, new Map(written)),
      pictures: [...done.pictures, ...own.pictures],
      bytes: new Map([...done.bytes, ...(own.bytes ?? [])]),
    };
  }
  return done;
}
