import { posix } from "node:path";
import { isRecord } from "../../content/fields/content-path";
import { parseJson } from "../../content/reading/parse-json";
import type { ContentChange } from "../content-change";

/** A change as what it is where content is stored: one of an entry that is not there yet makes a new one, which its slug names. */
export function asStored<Change extends ContentChange>(
  change: Change,
  isThere: (path: string) => boolean,
): Change {
  if (change.isNew || change.text === undefined || isThere(change.path)) return change;
  const json = parseJson(change.text);
  const slug = "value" in json && isRecord(json.value) ? json.value.slug : undefined;
  const path =
    typeof slug === "string" && slug ? posix.join(posix.dirname(change.path), `${slug}.json`) : change.path;
  return { ...change, path, isNew: true };
}
