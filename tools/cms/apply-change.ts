import type { CompleteChange } from "../../src/cms/change/complete-change";
import type { Uploads } from "./check-change";
import { changeFiles, type FileChange } from "../editor/change-files";
import { writableFile } from "../editor/writable-file";

/**
 * Writes a change that was checked, and with it what else is to be kept, by its file. Pictures come before texts: a site that
 * is being watched finds what an entry names.
 */
export async function applyChange(
  folder: string,
  { texts, uploads, moves }: CompleteChange,
  bytes: Uploads = new Map(),
  records: FileChange["writes"] = new Map(),
): Promise<void> {
  const file = (path: string) => writableFile(folder, path);
  const writes = new Map(records);
  const removals = new Set<string>();
  for (const { name, to } of uploads) writes.set(file(to), bytes.get(name) ?? "");
  for (const { path, text } of texts) {
    // Of several changes that are made together, the later ones decide.
    (text === undefined ? writes : removals).delete(file(path));
    if (text === undefined) removals.add(file(path));
    else writes.set(file(path), text);
  }
  await changeFiles(folder, {
    moves: moves.map(({ from, to }) => ({ from: file(from), to: file(to) })),
    writes,
    removals: [...removals],
  });
}
