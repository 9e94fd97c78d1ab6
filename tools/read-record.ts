import { readFile } from "node:fs/promises";
import type { z } from "zod";
import { parseJson } from "../src/content/reading/parse-json";

/** What a file of ours says; undefined where there is none. One that cannot be read is passed over, and that is said. */
export async function readRecord<Content>(
  file: string,
  schema: z.ZodType<Content>,
): Promise<Content | undefined> {
  const text = await readFile(file, "utf8").catch(() => undefined);
  if (text === undefined) return undefined;
  const json = parseJson(text);
  const read = "value" in json ? schema.safeParse(json.value) : undefined;
  if (!read?.success) console.warn(`${file} cannot be read, and is passed over.`);
  return read?.data;
}
