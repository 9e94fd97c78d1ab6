import { isRecord, visitFields } from "../../fields/content-path";
import { fileName } from "../../reading/content-path";
import { place, quote } from "../../reading/describe-issue";
import type { ParsedFile } from "../../reading/parse-content-file";
import type { ContentFile } from "../../reading/read-content-files";
import type { ValidationError } from "../../reading/validation-error";
import {
  type ContentTypeName,
  contentTypeNames,
  contentTypeOf,
  contentTypes,
} from "../../types/content-types";
import { checkAdditionalAreas, checkDuplicates } from "./check-duplicates";
import { checkRedirects } from "./check-redirects";

/**
 * Checks what only shows when all files are seen together: missing files, duplicates and dangling references.
 * Files whose JSON cannot be read have their own error already; they count as present, under their file name.
 */
export function checkRelations(
  files: readonly ParsedFile[],
  unreadable: readonly ContentFile[] = [],
): ValidationError[] {
  const present = [...files, ...unreadable.flatMap(assumedFile)];
  const slugs = slugsByType(present);
  return [
    ...missingFiles(present),
    ...checkDuplicates(files),
    ...checkAdditionalAreas(files),
    ...checkRedirects(files),
    ...files.flatMap((file) => danglingReferences(file, slugs)),
  ];
}

function assumedFile({ path }: ContentFile): ParsedFile[] {
  const type = contentTypeOf(path);
  if (!type) return [];
  return [{ path, type, schema: contentTypes[type].schema, content: undefined }];
}

function missingFiles(files: readonly ParsedFile[]): ValidationError[] {
  return contentTypeNames.flatMap((type) => {
    const { place: where } = contentTypes[type];
    if (files.some((file) => file.type === type)) return [];
    const file = "file" in where ? where.file : `${where.folder}/`;
    return [{ file, found: "nothing", expected: "this part of the content", remedy: "Restore it." }];
  });
}

type Slugs = ReadonlyMap<ContentTypeName, ReadonlySet<string>>;

function slugsByType(files: readonly ParsedFile[]): Slugs {
  const slugs = new Map<ContentTypeName, Set<string>>();
  for (const file of files) slugs.set(file.type, (slugs.get(file.type) ?? new Set()).add(slugOf(file)));
  return slugs;
}

function danglingReferences(file: ParsedFile, slugs: Slugs): ValidationError[] {
  const errors: ValidationError[] = [];
  visitFields(file.schema, file.content, ({ path, description, value }) => {
    if (description.use !== "reference" || typeof value !== "string" || !description.to) return;
    const existing = slugs.get(description.to) ?? new Set();
    const own = file.type === description.to && slugOf(file) === value;
    if (existing.has(value) && !own) return;
    const type = description.to.toLowerCase();
    errors.push({
      file: file.path,
      ...place(file.schema, path),
      found: quote(value),
      expected: own
        ? `another ${type} than this one`
        : `the slug of an existing ${type}: ${[...existing].join(", ")}`,
      remedy: own ? "Remove it." : `Choose one of these, or add data/${type}s/${value}.json.`,
    });
  });
  return errors;
}

/** The file's name where the slug is missing, which is an error of its own. */
function slugOf({ path, content }: ParsedFile): string {
  const slug = isRecord(content) ? content.slug : undefined;
  return typeof slug === "string" ? slug : fileName(path);
}
