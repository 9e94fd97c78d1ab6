import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod/mini";
import { descriptionOf } from "../../src/content/fields/field-descriptions";
import { bare, isRecord } from "../../src/content/fields/value-path";
import { type ContentType, contentTypes } from "../../src/content/types/content-types";

/** Writes the least content that the rules allow, taken from a whole one: one area, one service, one project, nothing optional. */
export function writeSmallestContent(whole: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(join(whole, "images"), join(folder, "images"), { recursive: true });
  const types: Record<string, ContentType> = contentTypes;
  const slugs = Object.fromEntries(
    Object.entries(types).map(([type, { place }]) => [
      type,
      "folder" in place ? slugsIn(whole, place.folder)[0] : "",
    ]),
  );
  for (const [type, { place, schema, mayBeEmpty }] of Object.entries(types)) {
    if (mayBeEmpty) continue;
    const path = "file" in place ? place.file : `${place.folder}/${slugs[type]}.json`;
    const content: unknown = JSON.parse(readFileSync(join(whole, path), "utf8"));
    mkdirSync(join(folder, path, ".."), { recursive: true });
    // A project stands at a place: it is the only thing that the rules ask for beyond the fields.
    const placed = type === "Project" ? { area: slugs.Area } : {};
    writeFileSync(
      join(folder, path),
      JSON.stringify({ ...Object(least(schema, content, slugs)), ...placed }, null, 2),
    );
  }
}

function slugsIn(folder: string, name: string): string[] {
  try {
    return readdirSync(join(folder, name)).map((file) => file.replace(/\.json$/, ""));
  } catch {
    return [];
  }
}

/** A value without its optional fields, its lists as short as they may be; references name the entries of `slugs`, if given. */
export function least(
  schema: z.core.$ZodType,
  value: unknown,
  slugs?: Readonly<Record<string, string | undefined>>,
): unknown {
  if (schema instanceof z.ZodMiniObject && isRecord(value))
    return Object.fromEntries(
      Object.entries(schema.shape).flatMap(([key, field]) =>
        bare(field) === field ? [[key, least(field, value[key], slugs)]] : [],
      ),
    );
  if (schema instanceof z.ZodMiniArray && Array.isArray(value)) {
    const isTooShort = (length: number) =>
      z
        .safeParse(schema, value.slice(0, length))
        .error?.issues.some(({ code, path }) => code === "too_small" && path.length === 0);
    const length = value.findIndex((_entry, index) => !isTooShort(index));
    return value
      .slice(0, length < 0 ? value.length : length)
      .map((entry) => least(schema.def.element, entry, slugs));
  }
  const { to } = descriptionOf(schema) ?? {};
  return to && slugs ? slugs[to] : value;
}
