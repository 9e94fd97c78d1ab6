import * as z from "zod";
import { shownValue } from "../../content/derived/shown-value";
import { descriptionOf } from "../../content/fields/field-descriptions";
import { bare, isRecord } from "../../content/fields/value-path";
import type { ContentTypeName } from "../../content/types/content-types";
import { marked } from "./field-marks";

/** Facts that an entry alone does not have. */
export interface Surroundings {
  facts: Readonly<Record<string, string>>;
  /** The known fields of an entry by its slug: its name or title, and those that pages show. */
  entryOf(type: ContentTypeName, slug: string): Readonly<Record<string, unknown>>;
  /** The address of a picture; undefined where the published one is shown, whose file has that name. */
  pictureAddress(path: string, publishedName: unknown): string | undefined;
  /** The kind of pictures that have none of their own: visualisation or photograph. */
  kind?: unknown;
}

/**
 * An entry's content as Gatsby would answer it, so that the site's components can show it before it is saved.
 * `published` is what Gatsby did answer for this entry, or for another of its type: it has what resolvers add.
 * Words are marked with their fields; `name` is the field that the value is of, empty of an entry, undefined for no marks.
 */
export function shownContent(
  schema: z.core.$ZodType,
  value: unknown,
  published: unknown,
  outside: Surroundings,
  name: string | undefined,
): unknown {
  const around = isRecord(value) && value.kind ? { ...outside, kind: value.kind } : outside;
  const inner = bare(schema);
  const nameOf = (step: string | number) => (name === "" ? `${step}` : name && `${name}.${step}`);
  if (inner !== schema && (value === undefined || isUnfinished(inner, value))) return null;
  if (inner instanceof z.ZodObject) {
    const [before, own] = [published, value].map((one) => (isRecord(one) ? one : {}));
    const fields = Object.entries(inner.shape).map(([key, field]) => {
      return [key, shownContent(field, own?.[key], before?.[key], around, nameOf(key))];
    });
    return { ...before, ...Object.fromEntries(fields), kind: around.kind };
  }
  if (inner instanceof z.ZodArray) {
    const before = Array.isArray(published) ? published : [];
    return [value ?? []].flat().flatMap((entry, index) => {
      if (isUnfinished(inner.element, entry)) return [];
      const own = before.find((one) => isRecord(one) && one.slug === entry);
      return shownContent(inner.element, entry, own ?? before[index] ?? before[0], around, nameOf(index));
    });
  }
  return typeof value === "number" || typeof value === "boolean"
    ? value
    : shownText(inner, String(value ?? ""), published, around, name ?? "");
}

/** True if a group lacks a day, a time or a number that components calculate with: such a group is not on the page yet. */
function isUnfinished(schema: z.core.$ZodType, value: unknown): boolean {
  if (!(schema instanceof z.ZodObject)) return false;
  return Object.entries(schema.shape).some(([key, field]) => {
    const inner = bare(field);
    const isCalculated = inner instanceof z.ZodNumber || /^(day|time)$/.test(descriptionOf(inner)?.use ?? "");
    return isCalculated && !z.safeParse(field, Object(value)[key]).success;
  });
}

function shownText(
  schema: z.core.$ZodType,
  value: string,
  published: unknown,
  around: Surroundings,
  field: string,
): unknown {
  const { use, to } = descriptionOf(schema) ?? {};
  if (use === "text" || use === "copy" || use === "phone") {
    const shown = shownValue(use, value, around.facts);
    return typeof shown === "string"
      ? marked(field, shown)
      : { ...shown, display: marked(field, shown.display) };
  }
  if (use === "picture" || use === "document") {
    const address = value && around.pictureAddress(value, publishedName(published));
    return address === undefined && published ? published : pictureFile(value, address ?? "");
  }
  if (use !== "reference" || !to) return value;
  if (!value) return unknownEntry;
  const before = isRecord(published) ? published : {};
  const own = before.slug === value ? before : {};
  const latest = around.entryOf(to, value);
  const known = { ...latest, ...own };
  // Pages that were asked before the entry got another name still have its former one.
  const name = marked(field, String(latest.name ?? latest.title ?? known.name ?? known.title ?? value));
  return { ...before, ...unknownEntry, ...known, slug: value, name, title: name };
}

/** The name of a published picture's file. Gatsby keeps it in the address of each size. */
function publishedName(published: unknown): unknown {
  if (!isRecord(published)) return "";
  return published.name ?? /"src":"[^"?]*\/([^"?/]+)\.\w+/.exec(JSON.stringify(published))?.[1];
}

/** An entry of which nothing is known: a page that shows its pictures or its sources shows none. */
const unknownEntry = { slug: "", name: "", title: "", pictures: [], sources: [] };

/** A picture as gatsby-plugin-image describes it, in the one size that there is before it is published. */
function pictureFile(path: string, src: string) {
  const gatsbyImageData = { layout: "constrained", width: 1440, height: 1080, images: { fallback: { src } } };
  return {
    name: path.replace(/^.*\/|\.\w+$/g, ""),
    publicURL: src,
    childImageSharp: { gatsbyImageData, resize: { src } },
  };
}
