import { cmsPlace } from "../../../content/reading/cms-place";
import { parseJson } from "../../../content/reading/parse-json";
import type { EntryChange } from "../../history/kept-change";

interface ChangeWords {
  /** What happened to which entry: Areas › Chelsea was removed. */
  title: string;
  /** What undoing it is called. */
  undo: string;
}

/** What a change is called in a list of changes, the latest of which is the first. */
export function changeInWords({ before, after, together }: EntryChange, isLatest: boolean): ChangeWords {
  const entry = after ?? before;
  const json = parseJson(entry?.text ?? "");
  const name = cmsPlace(entry?.path ?? "", "error" in json ? undefined : json.value) ?? entry?.path ?? "";
  if (!before) return { title: `${name} was added`, undo: "Remove it again" };
  if (!after) return { title: `${name} was removed`, undo: "Bring it back" };
  const others = together > 1 ? `, with ${together - 1} others` : "";
  return { title: `${name} was changed${others}`, undo: isLatest ? "Undo this" : "Go back to before this" };
}

/** A moment as people write it: Sun 22 Nov, 14:05. */
export function momentInWords(iso: string): string {
  return new Date(iso).toLocaleString("en-GB", {
    weekday: "short",
    day: "numeric",
    month: "short",
    hour: "2-digit",
    minute: "2-digit",
  });
}
