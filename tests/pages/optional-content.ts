import * as z from "zod/mini";
import type { ContentByPath } from "../../src/content/answer/entries";
import { descriptionOf } from "../../src/content/fields/field-descriptions";
import { bare } from "../../src/content/fields/find-fields";
import { type ContentType, contentTypeOf, contentTypes } from "../../src/content/types/content-types";
import { isRecord } from "../../src/content/values/value-path";

const types: Readonly<Record<string, ContentType>> = contentTypes;

/** Content that lacks something that may be left out. */
export interface Poorer {
  without: string;
  content: ContentByPath;
}

/** The content without the optional fields and rows of one type after the other, then without all entries of one after the other. */
export function poorerContents(content: ContentByPath): Poorer[] {
  const without = (type: string) =>
    Object.fromEntries(
      Object.entries(content).map(([file, value]) => {
        const of = contentTypeOf(file);
        if (of !== type) return [file, value];
        // A project keeps its place, which is one of two fields.
        const { area, district } = Object(value);
        const place = of === "Project" ? { area, district } : {};
        return [file, { ...Object(least(contentTypes[of].schema, value)), ...place }];
      }),
    );
  return Object.entries(types).flatMap(([type, { mayBeEmpty }]) => [
    { without: `any optional field of ${type}`, content: without(type) },
    ...(mayBeEmpty ? [{ without: `any ${type}`, content: withoutType(content, type) }] : []),
  ]);
}

/** A value without its optional fields, its lists as short as they may be. */
function least(schema: z.core.$ZodType, value: unknown): unknown {
  if (schema instanceof z.ZodMiniObject && isRecord(value))
    return Object.fromEntries(
      Object.entries(schema.shape).flatMap(([key, field]) =>
        bare(field) === field ? [[key, least(field, value[key])]] : [],
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
      .map((entry) => least(schema.def.element, entry));
  }
  return value;
}

/** The content without the entries of a type, and without what names them. */
function withoutType(content: ContentByPath, type: string): ContentByPath {
  const left = Object.entries(content).filter(([file]) => contentTypeOf(file) !== type);
  return Object.fromEntries(
    left.flatMap(([file, value]) => {
      const of = contentTypeOf(file);
      const unnamed = of ? withoutReferences(contentTypes[of].schema, value, type) : value;
      return unnamed === gone ? [] : [[file, Object(unnamed)]];
    }),
  );
}

const gone = Symbol("gone");

/** Takes out references to a type, and what cannot be without one. */
function withoutReferences(schema: z.core.$ZodType, value: unknown, type: string): unknown {
  const inner = bare(schema);
  if (descriptionOf(inner)?.to === type && value !== undefined) return gone;
  if (inner instanceof z.ZodMiniArray && Array.isArray(value))
    return value.map((row) => withoutReferences(inner.def.element, row, type)).filter((row) => row !== gone);
  if (!(inner instanceof z.ZodMiniObject && isRecord(value))) return value;
  const fields = Object.entries(inner.shape).map(([key, field]) => {
    return [key, withoutReferences(field, value[key], type), bare(field) !== field] as const;
  });
  if (fields.some(([, left, isOptional]) => left === gone && !isOptional)) return gone;
  return Object.fromEntries(fields.flatMap(([key, left]) => (left === gone ? [] : [[key, left]])));
}
