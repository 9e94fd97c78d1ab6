import { existsSync } from "node:fs";
import { join, posix } from "node:path";
import type { ContentChange } from "../../src/cms/content-change";
import { isRecord } from "../../src/content/fields/content-path";
import { parseJson } from "../../src/content/reading/parse-json";

/** A change as what it is on the disk: one of an entry that is not there yet makes a new one, which its slug names. */
export function asStored<Change extends ContentChange>(folder: string, change: Change): Change {
  if (change.isNew || change.text === undefined || existsSync(join(folder, change.path))) return change;
  const json = parseJson(change.text);
  const slug = "value" in json && isRecord(json.value) ? json.value.slug : undefined;
  const path =
    typeof slug === "string" && slug ? posix.join(posix.dirname(change.path), `${slug}.json`) : change.path;
  return { ...change, path, isNew: true };
}
