import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { CompleteChange } from "../../src/cms/change/complete-change";
import { writtenEntry } from "../../src/cms/change/written-entry";
import type { ContentChange } from "../../src/cms/content-change";
import type { ChangedEntry } from "../../src/cms/history/kept-change";
import { formatValidationErrors, type ValidationError } from "../../src/content/reading/validation-error";
import { applyChange } from "./apply-change";
import { checkChange, checkRemoval, type Uploads } from "./check-change";
import type { History } from "./history/kept-history";

/** What somebody asks for at once: another text of some entries, or the removal of an entry or a picture. */
export interface AskedChange {
  changes: readonly ContentChange[];
  uploads?: Uploads;
}

interface Made {
  /** What stands against it, in words; empty where the change was made. */
  refusal: string;
  /** Where the first entry is now; undefined where it was removed. */
  path?: string | undefined;
}

/** Makes a change where the content is whole afterwards, and keeps what was there before: both, or neither. */
export async function makeChange(
  folder: string,
  history: Pick<History, "record">,
  { changes, uploads }: AskedChange,
): Promise<Made> {
  const removed = changes.find(({ text }) => text === undefined);
  const checked = removed
    ? await checkRemoval(folder, removed.path)
    : { ...(await checkChange(folder, changes, uploads)), uses: "" };
  const refusal = inWords(checked.errors) || checked.uses;
  if (refusal) return { refusal };
  const paths = changes.filter(({ isNew }) => !isNew).map(({ path }) => path);
  const before = await Promise.all(paths.map((path) => stored(folder, path)));
  const files = before.flatMap((file) => file ?? []);
  const pictures = files.filter(({ path }) => !path.endsWith(".json"));
  const entries = pictures.length > 0 ? [] : changedEntries(changes, files, checked);
  const deleted = new Map(pictures.map(({ path, bytes }) => [path, bytes]));
  const isKept = entries.length + pictures.length > 0;
  const records = isKept ? await history.record(entries, deleted) : undefined;
  await applyChange(folder, checked, uploads, records);
  const [first] = changes;
  return { refusal: "", path: first && writtenEntry(first, checked)?.path };
}

/** What becomes of each entry itself; what follows from it is made anew when it is undone. */
function changedEntries(
  changes: readonly ContentChange[],
  files: readonly StoredFile[],
  complete: CompleteChange,
): ChangedEntry[] {
  return changes.flatMap((change) => {
    const file = files.find(({ path }) => path === change.path);
    const before = file && { path: file.path, text: file.bytes.toString() };
    const after = writtenEntry(change, complete);
    if (before?.path === after?.path && before?.text === after?.text) return [];
    return [{ ...(before ? { before } : {}), ...(after ? { after } : {}) }];
  });
}

interface StoredFile {
  path: string;
  bytes: Buffer;
}

async function stored(folder: string, path: string): Promise<StoredFile | undefined> {
  const bytes = await readFile(join(folder, path)).catch(() => undefined);
  return bytes && { path, bytes };
}

const inWords = (errors: readonly ValidationError[]) =>
  errors.length === 0 ? "" : formatValidationErrors(errors);
