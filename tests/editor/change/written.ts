import type { Change, Content } from "../../../src/editor/change/change";
import { changedFiles, textAt } from "../../../src/editor/change/changed-files";
import { contentOf } from "../../../src/editor/change/entries";
import { entryChange } from "../../../src/editor/change/entry-change";

/** The content after a change. */
export const afterwards = (now: Content, { texts }: Change): Content => ({
  ...now,
  files: changedFiles(now.files, texts),
});

export const storedEntry = (now: Content, path: string) => contentOf(textAt(now, path));

/** The change that gives some fields of an entry other values. */
export const written = (now: Content, path: string, values: object): Change =>
  entryChange(now, { path, value: { ...storedEntry(now, path), ...values }, pictures: [] });
