import { isRecord, valueAt } from "../fields/value-path";
import { type Company, companySchema } from "../types/company";
import { type ContentTypeName, contentTypeOf, contentTypes } from "../types/content-types";
import { fileName } from "./file-path";
import { parseJson, withoutSchemaAddress } from "./parse-json";
import type { ContentFile } from "./read-content-files";
import { type CheckedFile, describeIssues, type ValidationError } from "./validation-error";

/** A file of a content type. Its content is undefined where its JSON cannot be read. */
export interface ParsedFile extends CheckedFile {
  type: ContentTypeName;
  /** The file's name where the content has none, which is an error of its own. */
  slug: string;
}

/** Reads one file's JSON and checks it by itself: type, syntax, fields. */
export function parseContentFile({ path, text, fault }: ContentFile): {
  parsed?: ParsedFile;
  errors: ValidationError[];
} {
  const type = contentTypeOf(path);
  if (!type) return { errors: [strangeFile(path)] };
  const { schema } = contentTypes[type];
  const json = parseJson(text);
  const content = isRecord(json?.value) ? withoutSchemaAddress(json.value) : json?.value;
  const slug = valueAt(content, ["slug"]);
  const parsed = { path, type, schema, slug: typeof slug === "string" ? slug : fileName(path), content };
  if (json && !fault) {
    const errors = describeIssues(parsed, schema.safeParse(content).error?.issues ?? []);
    const isMisnamed = typeof slug === "string" && slug !== fileName(path) && isEntry(path);
    // Not passed on: the rules over all files would find that a copy repeats each field of its original.
    if (isMisnamed && errors.every(({ field }) => field !== "slug"))
      return { errors: [...errors, misnamed(path, slug)] };
    return { parsed, errors };
  }
  // Passed on without content, so that the rules over all files do not take it for missing.
  return { parsed: { ...parsed, content: undefined }, errors: [{ file: path, ...(fault ?? invalidJson) }] };
}

/** Reads texts that do not come from a file, as in a browser. The faults of files are found when they are read. */
const invalidJson = {
  found: "text that is no JSON",
  expected: "valid JSON",
  remedy: "Look for a missing or extra comma, quotation mark or bracket.",
};

function isEntry(path: string): boolean {
  const type = contentTypeOf(path);
  return type !== undefined && "folder" in contentTypes[type].place;
}

function misnamed(file: string, slug: string): ValidationError {
  return {
    file,
    field: "slug",
    found: `the short name ${JSON.stringify(slug)} in a file of another name`,
    expected: `a file named ${slug}.json`,
    remedy: "Remove the file if it is a copy, or give file and short name the same name.",
  };
}

function strangeFile(file: string): ValidationError {
  const places = Object.values(contentTypes).map(({ place }) =>
    "file" in place ? place.file : `${place.folder}/<slug>.json`,
  );
  return {
    file,
    found: "a file that belongs to no content type",
    expected: `one of: ${places.join(", ")}`,
    remedy: "Move or rename the file, or remove it.",
  };
}

/** The company's details among the content's files; undefined where they are missing or have an error. */
export function companyIn(files: readonly ContentFile[]): Company | undefined {
  const file = files.find(({ path }) => path === "company.json");
  return companySchema.safeParse(file && parseContentFile(file).parsed?.content).data;
}
