import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type ContentPath, isRecord } from "../../src/content/fields/value-path";
import type { PictureInspector } from "../../src/content/rules/pictures/check-pictures";

/** The content that every unit test reads: a small company, made up, which is not the published one. TEST_CONTENT names another. */
export const contentFolder = process.env.TEST_CONTENT ?? join(__dirname, "../fixtures/content");

/** The content of one of its files, without the schema that it names: what tests take as valid. */
export function published(path: string): unknown {
  const { $schema: _address, ...content } = JSON.parse(readFileSync(join(contentFolder, path), "utf8"));
  return content;
}

/** The steps of a path written with dots: hero.stats.0.icon. */
function steps(path: string): ContentPath {
  return path === "" ? [] : path.split(".").map((step) => (/^\d+$/.test(step) ? Number(step) : step));
}

/** The content with one value put in its place; `undefined` takes the field away. The original stays as it is. */
export function changed(content: unknown, path: string, value: unknown): unknown {
  return changedAt(content, steps(path), value);
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

/** Finds nothing wrong with any picture, without looking. */
export const goodPictures: PictureInspector = async () => ({
  width: 1600,
  orientation: 1,
  hasLocation: false,
});
