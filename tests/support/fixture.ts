import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type ContentPath, fieldPath, isRecord } from "../../src/content/values/value-path";

/** The content for all unit tests: a small made-up company. */
export const fixtureFolder = join(__dirname, "../fixtures/content");

/** The valid content of one of its files, without `$schema`. */
export function fixture(path: string): unknown {
  const { $schema: _path, ...content } = JSON.parse(readFileSync(join(fixtureFolder, path), "utf8"));
  return content;
}

/** Returns a copy of the content with one field changed. `undefined` removes it; with an empty field name the value replaces all. */
export function changed(content: unknown, field: string, value: unknown): unknown {
  return changedAt(content, field === "" ? [] : fieldPath(field), value);
}

function changedAt(content: unknown, [step, ...rest]: ContentPath, value: unknown): unknown {
  if (step === undefined) return value;
  if (Array.isArray(content)) {
    return content.map((entry: unknown, index) => (index === step ? changedAt(entry, rest, value) : entry));
  }
  const { [String(step)]: current, ...others } = isRecord(content) ? content : {};
  const next = changedAt(current, rest, value);
  return next === undefined ? others : { ...others, [String(step)]: next };
}
