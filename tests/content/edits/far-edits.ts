import * as z from "zod/mini";
import { bare, isRecord } from "../../../src/content/fields/value-path";
import { contentTypeOf, contentTypes } from "../../../src/content/types/content-types";
import { formField } from "../../../src/editor/forms/form-field";
import type { Edit } from "../content-folder";

/** Returns the new value of a text or of an optional field. `undefined` removes it. */
type Change = (value: unknown, schema: z.core.$ZodType, path: string) => unknown;

/** An edit of all fields in all files, for any content. */
function inEveryFile(change: Change): Edit {
  return (files) =>
    files.map((file) => {
      const type = contentTypeOf(file.path);
      if (!type) return file;
      const content = within(JSON.parse(file.text), contentTypes[type].schema, file.path, change);
      return { ...file, text: JSON.stringify(content, null, 2) };
    });
}

function within(value: unknown, schema: z.core.$ZodType, path: string, change: Change): unknown {
  const changed = change(value, schema, path);
  const inner = bare(schema);
  if (inner instanceof z.ZodMiniArray && Array.isArray(changed))
    return changed.map((entry, index) => within(entry, inner.def.element, `${path}.${index}`, change));
  if (!(inner instanceof z.ZodMiniObject) || !isRecord(changed)) return changed;
  const fields = Object.entries(changed).map(([name, field]) => {
    const own = inner.shape[name];
    return [name, own ? within(field, own, `${path}.${name}`, change) : field] as const;
  });
  return Object.fromEntries(fields.filter(([, field]) => field !== undefined));
}

export const withoutOptionalFields: Edit = inEveryFile((value, schema) =>
  schema instanceof z.ZodMiniOptional ? undefined : value,
);

/** Makes every text as long as its field allows, and different from all others. */
export const atFullLength: Edit = inEveryFile((value, schema, path) => {
  const { use = "", most } = formField(schema);
  if (typeof value !== "string" || !["text", "copy"].includes(use) || most === undefined) return value;
  const length = Math.max(most, value.length);
  return `${value} ${path} `.padEnd(length, `${path} `).slice(0, length).trim();
});

export const allPhotographs: Edit = inEveryFile((value, _schema, path) =>
  path.endsWith(".kind") ? "photograph" : value,
);
