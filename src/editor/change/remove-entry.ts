import { z } from "zod";
import { schemaAddress } from "../../content/derived/schema-files";
import { descriptionOf } from "../../content/fields/content-fields";
import { bare, type ContentPath, fieldLabel, isRecord } from "../../content/fields/content-path";
import { cmsPlace } from "../../content/reading/cms-place";
import { fileName } from "../../content/reading/content-path";
import { type ParsedFile, parseContentFile } from "../../content/reading/parse-content-file";
import { type ContentType, contentTypeOf, contentTypes } from "../../content/types/content-types";
import type { Content } from "../store/store";
import type { Change } from "./change";
import { changeRedirects, redirectsIn } from "./change-redirects";
import { textChanges } from "./changed-files";
import { contentText } from "./content-text";

/** A field that names an entry. */
export interface EntryUse {
  /** The file that names it, and where in it. */
  file: string;
  field: ContentPath;
  /** Home page › Words and pictures › Featured areas › Areas */
  place: string;
  /** Whether the list it is in may do with one fewer; elsewhere another must take its place. */
  mayGo: boolean;
}

/** Every field of the content that names an entry by its slug. */
export function entryUses({ files }: Content, path: string): EntryUse[] {
  const type = contentTypeOf(path);
  return files.flatMap((file) => {
    const { parsed } = file.path === path ? {} : parseContentFile(file);
    if (!parsed || !type) return [];
    const uses: EntryUse[] = [];
    visitReferences(parsed, (field, value, to, mayGo) => {
      if (to !== type || value !== fileName(path)) return;
      const label = fieldLabel(parsed.schema, mayGo === undefined ? field : field.slice(0, -1));
      const place = `${cmsPlace(file.path, parsed.content)} › ${label}`;
      uses.push({ file: file.path, field, place, mayGo: mayGo ?? false });
    });
    return uses;
  });
}

function visitReferences(
  { schema, content }: ParsedFile,
  visit: (field: ContentPath, value: unknown, to: string, mayGo?: boolean) => void,
): void {
  const walk = (at: z.core.$ZodType, value: unknown, path: ContentPath, mayGo?: boolean): void => {
    const inner = bare(at);
    const { use, to } = descriptionOf(inner) ?? {};
    if (use === "reference" && to) visit(path, value, to, mayGo);
    if (inner instanceof z.ZodObject && isRecord(value))
      for (const [key, field] of Object.entries(inner.shape)) walk(field, value[key], [...path, key]);
    if (inner instanceof z.ZodArray && Array.isArray(value)) {
      const fewer = inner.safeParse(value.slice(1)).success;
      for (const [index, entry] of value.entries()) walk(inner.element, entry, [...path, index], fewer);
    }
  };
  walk(schema, content, []);
}

/** Takes a use out of its list, or puts another entry in its place; the last of a file's uses first. */
export type Mending = EntryUse & { instead?: string | undefined };

/** The removal of an entry with all that its going asks for. `redirect` is where its address leads from then on. */
export function removeEntry(
  content: Content,
  path: string,
  mendings: readonly Mending[],
  redirect?: string,
): Change {
  const values = new Map<string, unknown>();
  for (const { file, field, instead } of mendings.toReversed()) {
    const text = content.files.find((one) => one.path === file)?.text ?? "{}";
    const value: unknown = values.get(file) ?? JSON.parse(text);
    values.set(file, mended(value, field, instead));
  }
  const type = contentTypeOf(path);
  const before = content.files.find((one) => one.path === path)?.text ?? "{}";
  const name = cmsPlace(path, JSON.parse(before)) ?? path;
  const redirects = type ? redirectTo(content, type, fileName(path), redirect) : undefined;
  const written = new Map<string, string | undefined>([
    [path, undefined],
    ...[...values].map(([file, value]) => [file, contentText(value)] as const),
    ...(redirects ? [[contentTypes.Redirects.place.file, redirects] as const] : []),
  ]);
  return { title: `${name}: removed`, texts: textChanges(content, written), pictures: [] };
}

function mended(value: unknown, [step, ...rest]: ContentPath, instead: string | undefined): unknown {
  if (step === undefined) return instead;
  if (Array.isArray(value)) {
    const gone = rest.length === 0 && (instead === undefined || value.includes(instead));
    if (gone) return value.filter((_entry, index) => index !== step);
    return value.map((entry, index) => (index === step ? mended(entry, rest, instead) : entry));
  }
  return isRecord(value) ? { ...value, [String(step)]: mended(value[String(step)], rest, instead) } : value;
}

/** The redirects after a page is gone: those that led to it, and its own address, lead on. */
function redirectTo({ files }: Content, type: keyof typeof contentTypes, slug: string, to?: string) {
  const { page }: ContentType = contentTypes[type];
  const present = redirectsIn(files);
  if (typeof page !== "function" || !present) return undefined;
  if (to === undefined) return changeRedirects(files, { type, from: slug })[0]?.text;
  const from = page(slug);
  const redirects = present
    .filter((one) => one.from !== to)
    .map((one) => (one.to === from ? { ...one, to } : one));
  return contentText({ $schema: schemaAddress("Redirects"), redirects: [...redirects, { from, to }] });
}
