import { readFile } from "node:fs/promises";
import type * as z from "zod/mini";
import { parseJson } from "../src/content/reading/parse-json";

/** Reads a JSON file; undefined if it does not exist. A file that is not valid is skipped with a warning. */
export async function readRecord<Content>(
  file: string,
  schema: z.ZodMiniType<Content>,
): Promise<Content | undefined> {
  const text = await readFile(file, "utf8").catch(() => undefined);
  if (text === undefined) return undefined;
  const { value, fault } = parseJson(text);
  const read = fault === undefined ? schema.safeParse(value) : undefined;
  if (!read?.success) console.warn(`${file} cannot be read, and is passed over.`);
  return read?.data;
}
