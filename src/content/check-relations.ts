import { posix } from "node:path";
import { checkDuplicates } from "./check-duplicates";
import { checkPlaces } from "./check-places";
import type { ContentError } from "./content-error";
import { contentKindNames, contentKindOf, contentKinds } from "./content-kinds";
import { isRecord, visitFields } from "./content-path";
import { place, quote } from "./describe-issue";
import type { ParsedFile } from "./parse-content-file";
import type { ContentFile } from "./read-content-files";

/**
 * Checks what only shows when all files are seen together: missing files, duplicates and dangling references.
 * Files whose JSON cannot be read have their own error already; they count as present, under their file name.
 */
export function checkRelations(
  files: readonly ParsedFile[],
  unreadable: readonly ContentFile[] = [],
): ContentError[] {
  const present = [...files, ...unreadable.flatMap(assumedFile)];
  return [
    ...missingFiles(present),
    ...checkDuplicates(files),
    ...checkPlaces(files),
    ...files.flatMap((file) => danglingReferences(file, present)),
  ];
}

function assumedFile({ path }: ContentFile): ParsedFile[] {
  const kind = contentKindOf(path);
  if (!kind) return [];
  return [{ path, kind, schema: contentKinds[kind].schema, content: undefined }];
}

function missingFiles(files: readonly ParsedFile[]): ContentError[] {
  return contentKindNames.flatMap((kind) => {
    const { place: where } = contentKinds[kind];
    if (files.some((file) => file.kind === kind)) return [];
    const file = "file" in where ? where.file : `${where.folder}/`;
    return [{ file, found: "nothing", expected: "this part of the content", remedy: "Restore it." }];
  });
}

function danglingReferences(file: ParsedFile, files: readonly ParsedFile[]): ContentError[] {
  const errors: ContentError[] = [];
  visitFields(file.schema, file.content, ({ path, description, value }) => {
    if (description.use !== "reference" || typeof value !== "string") return;
    const slugs = files.filter(({ kind }) => kind === description.to).map(slugOf);
    const own = file.kind === description.to && slugOf(file) === value;
    if (slugs.includes(value) && !own) return;
    const kind = description.to?.toLowerCase();
    errors.push({
      file: file.path,
      ...place(file.schema, path),
      found: quote(value),
      expected: own
        ? `another ${kind} than this one`
        : `the slug of an existing ${kind}: ${slugs.join(", ")}`,
      remedy: own ? "Remove it." : `Choose one of these, or add data/${kind}s/${value}.json.`,
    });
  });
  return errors;
}

/** Where a slug is missing, which is an error of its own, the file's name stands in for it. */
function slugOf({ path, content }: ParsedFile): string {
  const slug = isRecord(content) ? content.slug : undefined;
  return typeof slug === "string" ? slug : posix.basename(path, ".json");
}
