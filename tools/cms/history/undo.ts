import { presentPath } from "../../../src/cms/history/kept-change";
import { undoing } from "../../../src/cms/history/undoing";
import { contentPaths } from "../../editor/content-paths";
import { makeChange } from "../make-change";
import type { History } from "./kept-history";

interface Undone {
  /** What stands against it, in words; empty where nothing does. */
  refusal: string;
  /** Where the entry is afterwards; undefined where it is gone, as before the change. */
  path?: string | undefined;
}

/** Undoes a change of a folder. It is a change like any other, checked, and kept so that it can be undone itself. */
export async function undo(folder: string, history: History, id: string): Promise<Undone> {
  const kept = await history.changes();
  const change = kept.find((one) => one.id === id);
  if (!change) return { refusal: "This change is no longer kept." };
  const { changes, pictures } = await undoing(change.entries, {
    paths: new Set(await contentPaths(folder)),
    placesOf: async (entry) => [presentPath(kept, id, entry), entry.before?.path],
    deletedPicture: history.deletedPicture,
  });
  return makeChange(folder, history, { changes, uploads: pictures });
}
