import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { CheckedChange } from "../../src/cms/change/checked-change";
import type { ContentChange } from "../../src/cms/content-change";
import type { ChangedEntry, StoredEntry } from "../../src/cms/history/kept-change";
import { formatValidationErrors, type ValidationError } from "../../src/content/reading/validation-error";
import { applyChange } from "./apply-change";
import { checkChange, checkRemoval, type Uploads } from "./check-change";
import type { History } from "./history/kept-history";

/** A change that somebody asks for. Without a text it removes an entry, or a picture. */
export interface PlannedChange {
  change: ContentChange;
  uploads?: Uploads;
}

interface Made {
  /** What stands against it, in words; empty where the change was made. */
  refusal: string;
  /** Where the first entry is now; undefined where it was removed. */
  path: string | undefined;
}

/** Makes all of some changes together, or none where the content would not be whole afterwards; and keeps them. */
export async function makeChanges(
  folder: string,
  history: Pick<History, "keep">,
  planned: readonly PlannedChange[],
): Promise<Made> {
  const checked: CheckedChange[] = [];
  const entries: ChangedEntry[] = [];
  const deleted = new Map<string, Buffer>();
  for (const { change, uploads } of planned) {
    const removal = change.text === undefined ? await checkRemoval(folder, change.path) : undefined;
    const made = removal ?? (await checkChange(folder, change, uploads));
    const refusal = inWords(made.errors) || removal?.uses;
    if (refusal) return { refusal, path: change.path };
    checked.push(made);
    const before = change.isNew ? undefined : await stored(folder, change.path);
    if (change.path.endsWith(".json")) entries.push(...changedEntry(before, made));
    else if (before) deleted.set(change.path, before.bytes);
  }
  for (const [index, change] of checked.entries()) await applyChange(folder, change, planned[index]?.uploads);
  if (entries.length + deleted.size > 0) await history.keep(entries, deleted);
  return { refusal: "", path: entries[0] ? entries[0].after?.path : planned[0]?.change.path };
}

/** What a change makes of its own entry, which comes first; what follows from it is made anew when it is undone. */
function changedEntry(stored: StoredFile | undefined, { texts: [entry] }: CheckedChange): ChangedEntry[] {
  const before = stored && { path: stored.path, text: stored.bytes.toString() };
  const after: StoredEntry | undefined =
    entry?.text === undefined ? undefined : { path: entry.path, text: entry.text };
  if (before?.path === after?.path && before?.text === after?.text) return [];
  return [{ ...(before ? { before } : {}), ...(after ? { after } : {}) }];
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
