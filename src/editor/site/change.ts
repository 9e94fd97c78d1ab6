import * as z from "zod/mini";
import { isRecord } from "../../content/fields/value-path";
import { parseJson } from "../../content/reading/parse-json";
import type { ContentFile } from "../../content/reading/read-content-files";

const path = z.string();

/**
 * Everything that one press of a button changes in the content. It is published as a whole, or not at all. Paths are below data/, with
 * forward slashes: areas/chelsea.json.
 */
export const changeSchema = z.object({
  /** A summary for the history: Company details: Phone. */
  title: z.string(),
  /** Files before and after; a new one has no `before`, a removed one no `after`. */
  texts: z.array(z.object({ path, before: z.optional(z.string()), after: z.optional(z.string()) })),
  /** Added pictures. Each was sent to the store before. No change removes one, because other entries may show it. */
  pictures: z.array(path),
});

export type Change = z.infer<typeof changeSchema>;
type Texts = Change["texts"];

/** The files as they are after a change. */
export function changedFiles(files: readonly ContentFile[], texts: Texts): ContentFile[] {
  const touched = new Set(texts.map(({ path }) => path));
  const written = texts.flatMap(({ path, after }) => (after === undefined ? [] : [{ path, text: after }]));
  return [...files.filter(({ path }) => !touched.has(path)), ...written];
}

/** Compares texts with the current files. Another layout of the same content is no change. */
export function textChanges(
  files: readonly ContentFile[],
  written: ReadonlyMap<string, string | undefined>,
): Texts {
  const current = new Map(files.map(({ path, text }) => [path, text]));
  return [...written].flatMap(([path, after]) => {
    const before = current.get(path);
    return sameContent(before, after) ? [] : [{ path, before, after }];
  });
}

function sameContent(before: string | undefined, after: string | undefined): boolean {
  if (before === after) return true;
  if (before === undefined || after === undefined) return false;
  const [old, now] = [parseJson(before), parseJson(after)];
  return !old.fault && !now.fault && sorted(old.value) === sorted(now.value);
}

/** The JSON of a value with its fields in the order of the alphabet. */
const sorted = (value: unknown) =>
  JSON.stringify(value, (_name, part) =>
    isRecord(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
