import { cmsPlace } from "../../../content/reading/cms-place";
import { parseJson } from "../../../content/reading/parse-json";
import type { EntryChange } from "../../history/kept-change";

interface ChangeWords {
  /** What happened to which entry: Areas › Chelsea was removed. */
  title: string;
  /** What undoing it is called; undefined where there is nothing to undo any more. */
  undo: string | undefined;
}

/** What a change is called in a list of changes; `latest` is the last one of the same entry. */
export function changeInWords(change: EntryChange, latest: EntryChange): ChangeWords {
  const { before, after, together } = change;
  const entry = after ?? before;
  const json = parseJson(entry?.text ?? "");
  const name = cmsPlace(entry?.path ?? "", "error" in json ? undefined : json.value) ?? entry?.path ?? "";
  if (!before) return { title: `${name} was added`, undo: latest.after && "Remove it again" };
  const undo = latest.after ? "Go back to before this" : "Bring it back";
  if (!after) return { title: `${name} was removed`, undo };
  const others = together === 2 ? ", with another" : together > 2 ? `, with ${together - 1} others` : "";
  return { title: `${name} was changed${others}`, undo: change === latest ? "Undo this" : undo };
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
