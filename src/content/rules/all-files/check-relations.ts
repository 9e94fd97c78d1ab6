import { posix } from "node:path";
import { checkDuplicates } from "./check-duplicates";
import { checkPlaces } from "./check-places";
import type { ContentError } from "./content-error";
import { type ContentKindName, contentKindNames, contentKindOf, contentKinds } from "./content-kinds";
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
  const slugs = slugsByKind(present);
  return [
    ...missingFiles(present),
    ...checkDuplicates(files),
    ...checkPlaces(files),
    ...files.flatMap((file) => danglingReferences(file, slugs)),
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

type Slugs = ReadonlyMap<ContentKindName, ReadonlySet<string>>;

function slugsByKind(files: readonly ParsedFile[]): Slugs {
  const slugs = new Map<ContentKindName, Set<string>>();
  for (const file of files) slugs.set(file.kind, (slugs.get(file.kind) ?? new Set()).add(slugOf(file)));
  return slugs;
}

function danglingReferences(file: ParsedFile, slugs: Slugs): ContentError[] {
  const errors: ContentError[] = [];
  visitFields(file.schema, file.content, ({ path, description, value }) => {
    if (description.use !== "reference" || typeof value !== "string" || !description.to) return;
    const existing = slugs.get(description.to) ?? new Set();
    const own = file.kind === description.to && slugOf(file) === value;
    if (existing.has(value) && !own) return;
    const kind = description.to.toLowerCase();
    errors.push({
      file: file.path,
      ...place(file.schema, path),
      found: quote(value),
      expected: own
        ? `another ${kind} than this one`
        : `the slug of an existing ${kind}: ${[...existing].join(", ")}`,
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
