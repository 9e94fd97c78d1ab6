import { pictureUses } from "../../editor/change/picture-uses";
import { type CheckedChange, checkedChange, type PictureInspectors } from "./checked-change";
import type { PresentContent } from "./complete-change";

export interface CheckedRemoval extends CheckedChange {
  /** Why a picture may not be removed: who shows it, in words; empty where nobody does. */
  uses: string;
}

/** What removing an entry or a picture changes, and what keeps it from being removed. */
export async function checkedRemoval(
  present: PresentContent,
  path: string,
  inspect: PictureInspectors,
): Promise<CheckedRemoval> {
  if (present.files.some((file) => file.path === path)) {
    const change = await checkedChange(present, { path, isNew: false, uploads: [] }, inspect);
    return { ...change, uses: "" };
  }
  return { texts: [{ path }], uploads: [], moves: [], errors: [], uses: pictureUses(present.files, path) };
}
