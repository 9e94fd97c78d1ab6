import { pagePaths } from "../../routes";
import { sitePages } from "../derived/site-pages";
import { type ContentField, fieldsIn } from "../fields/find-fields";
import { editorLocation } from "../reading/editor-location";
import type { ParsedFile } from "../reading/parse-content-file";
import { type FieldError, type ValidationError, validationErrorAt } from "../reading/validation-error";
import {
  type ContentType,
  type ContentTypeName,
  contentTypeNames,
  contentTypes,
} from "../types/content-types";
import { isRecord } from "../values/value-path";

type Files = readonly ParsedFile[];

/** Returns the error that a field has in the light of all files. */
type Rule = (field: ContentField) => FieldError | undefined;

/** Checks the rules across files: missing files, duplicates, references, addresses. */
export function checkRelations(files: Files): ValidationError[] {
  const rules: Rule[] = [existingEntries(files), existingPages(files)];
  const errorsIn = (file: ParsedFile) =>
    fieldsIn(file.schema, file.content).flatMap((field) =>
      rules.flatMap((rule) => {
        const error = rule(field);
        return error ? validationErrorAt(file, field.path, error) : [];
      }),
    );
  return [...missingFiles(files), ...duplicates(files), ...files.flatMap(errorsIn)];
}

function missingFiles(files: Files): ValidationError[] {
  return contentTypeNames.flatMap((type) => {
    const { storedIn, mayBeEmpty }: ContentType = contentTypes[type];
    if (mayBeEmpty || files.some((file) => file.type === type)) return [];
    const file = "file" in storedIn ? storedIn.file : `${storedIn.folder}/`;
    return [{ file, field: "", message: "This part of the content is missing: restore it." }];
  });
}

/** Two entries of a type may not share a position in its order, nor two pages a search text: search results would show only one of them. */
const uniqueFields = ["order", "seoTitle", "seoDescription"];

/** Finds values that should differ but are equal in two files, ignoring capitals. */
function duplicates(files: Files): ValidationError[] {
  const firstWith = new Map<string, ParsedFile>();
  return files.flatMap((file) =>
    uniqueFields.flatMap((field) => {
      const value = uniqueValue(file, field);
      if (value === undefined) return [];
      const key = JSON.stringify([field === "order" && file.type, field, value]);
      const first = firstWith.get(key);
      if (!first) firstWith.set(key, file);
      return first
        ? validationErrorAt(file, [field], {
            expected: `different from that of ${editorLocation(first.path, first.content)}`,
            remedy: "Change one of the two.",
          })
        : [];
    }),
  );
}

/** The fields that a search title is worked out from, if an entry has none of its own. */
const titleParts = ["title", "name", "service", "area", "otherPlace"];

function uniqueValue({ schema, content }: ParsedFile, field: string): string | undefined {
  if (!isRecord(content) || !(field in schema.shape)) return undefined;
  const { [field]: value } = content;
  if (value !== undefined) return String(value).toLowerCase();
  if (field !== "seoTitle") return undefined;
  const title = titleParts.map((part) => content[part] ?? "").join(" ");
  // An empty title is another error.
  return title.trim().toLowerCase() || undefined;
}

/** A reference must name an entry that exists. */
function existingEntries(files: Files): Rule {
  return ({ description: { to }, value }) => {
    if (!to || typeof value !== "string") return undefined;
    const type = to.toLowerCase();
    const existing = files.filter((other) => other.type === to).map(({ slug }) => slug);
    if (existing.includes(value)) return undefined;
    if (existing.length === 0)
      return {
        expected: `left empty: the site has no ${type}`,
        remedy: "Remove it, or the row that it is in.",
      };
    return { expected: `one of these: ${existing.join(", ")}`, remedy: `There is no ${type} ${value}.` };
  };
}

/** Links and redirects must lead to pages. No redirect may hide a page, form a circle or lead to another redirect. */
function existingPages(files: Files): Rule {
  const entriesOf = (type: ContentTypeName) =>
    files.flatMap((file) => (file.type === type ? { ...Object(file.content), slug: file.slug } : []));
  const pages = sitePages(entriesOf)
    .map(({ path }) => path)
    .filter((path) => path !== pagePaths.notFound);
  const moved = files
    .flatMap(({ schema, content }) => fieldsIn(schema, content))
    .flatMap(({ description: { use }, value }) => (use === "oldPath" ? value : []));
  return ({ description: { use }, value }) => {
    if (typeof value !== "string") return undefined;
    const isLost = !pages.includes(value.replace(/#.*/, ""));
    const expected = "the address of an existing page";
    if (use === "link" && value.startsWith("/") && isLost)
      return { expected, remedy: "Name another page, or remove the link." };
    if (use === "page" && isLost)
      return {
        expected: moved.includes(value) ? "the address of a page: this one leads on to another" : expected,
        remedy: "Name the page that takes its place, or remove this redirect.",
      };
    if (use === "oldPath" && pages.includes(servedPath(value)))
      return {
        expected: "an address without a page",
        remedy: "Remove this redirect, or remove the page first.",
      };
    return undefined;
  };
}

/** The page that some host serves at a path: the home page at /Index.html, the portfolio at /Portfolio. */
const servedPath = (path: string) =>
  path
    .toLowerCase()
    .replace(/\.html?$/, "")
    .replace(/\/index$/, "") || "/";
