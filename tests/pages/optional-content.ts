import * as z from "zod/mini";
import type { ContentByPath } from "../../src/content/answer/entries";
import { descriptionOf } from "../../src/content/fields/field-descriptions";
import { unwrapOptional } from "../../src/content/fields/find-fields";
import { contentTypeNames, contentTypeOf, contentTypes } from "../../src/content/types/content-types";
import { isRecord } from "../../src/content/values/value-path";
import { leastContent } from "../content/least-content";
import { companyContent, contentWith } from "./company-content";

/** Content that lacks something that may be left out. */
export interface Poorer {
  without: string;
  content: ContentByPath;
}

/** The content without the optional fields and rows of one type after the other, then without all entries of one after the other. */
export function poorerContents(): Poorer[] {
  return contentTypeNames.flatMap((type) => [
    { without: `any optional field of ${type}`, content: contentWith(leastContent(type)) },
    ...("mayBeEmpty" in contentTypes[type]
      ? [{ without: `any ${type}`, content: withoutType(companyContent, type) }]
      : []),
  ]);
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
  const inner = unwrapOptional(schema);
  if (descriptionOf(inner)?.to === type && value !== undefined) return gone;
  if (inner instanceof z.ZodMiniArray && Array.isArray(value))
    return value.map((row) => withoutReferences(inner.def.element, row, type)).filter((row) => row !== gone);
  if (!(inner instanceof z.ZodMiniObject && isRecord(value))) return value;
  const fields = Object.entries(inner.shape).map(([key, field]) => {
    return [key, withoutReferences(field, value[key], type), unwrapOptional(field) !== field] as const;
  });
  if (fields.some(([, left, isOptional]) => left === gone && !isOptional)) return gone;
  return Object.fromEntries(fields.flatMap(([key, left]) => (left === gone ? [] : [[key, left]])));
}
