import { pagePaths } from "../../routes/page-paths";
import { fieldsIn } from "../fields/content-path";
import { validationErrorAt } from "../reading/describe-issue";
import type { ParsedFile } from "../reading/parse-content-file";
import type { ValidationError } from "../reading/validation-error";
import { type ContentType, contentTypeNames, contentTypes, pageOf } from "../types/content-types";
import { checkDuplicates } from "./check-duplicates";
import { checkPlaces } from "./check-places";
import { checkRedirects } from "./check-redirects";

/** Checks what only shows when all files are seen together: missing files, duplicates, places, redirects, dangling references. */
export function checkRelations(files: readonly ParsedFile[]): ValidationError[] {
  const pages = files.map(({ type, slug }) => pageOf(type, slug) ?? pagePaths.notFound);
  const found = pages.filter((page) => page !== pagePaths.notFound);
  return [
    ...missingFiles(files),
    ...checkDuplicates(files),
    ...checkPlaces(files),
    ...checkRedirects(files, found),
    ...files.flatMap((file) => danglingReferences(file, files)),
    ...files.flatMap((file) => linksToNowhere(file, found)),
  ];
}

function missingFiles(files: readonly ParsedFile[]): ValidationError[] {
  return contentTypeNames.flatMap((type) => {
    const { place, mayBeEmpty }: ContentType = contentTypes[type];
    if (mayBeEmpty || files.some((file) => file.type === type)) return [];
    const file = "file" in place ? place.file : `${place.folder}/`;
    return [{ file, found: "nothing", expected: "this part of the content", remedy: "Restore it." }];
  });
}

function danglingReferences(file: ParsedFile, files: readonly ParsedFile[]): ValidationError[] {
  return fieldsIn(file.schema, file.content).flatMap(({ path, description: { to }, value }) => {
    if (!to || typeof value !== "string") return [];
    const existing = files.filter(({ type }) => type === to).map(({ slug }) => slug);
    const isOwn = file.type === to && file.slug === value;
    if (existing.includes(value) && !isOwn) return [];
    const type = to.toLowerCase();
    return validationErrorAt(file, path, {
      expected: isOwn
        ? `another ${type} than this one`
        : `the slug of an existing ${type}: ${existing.join(", ")}`,
      remedy: isOwn ? "Remove it." : `Choose one of these, or add data/${type}s/${value}.json.`,
    });
  });
}

function linksToNowhere(file: ParsedFile, pages: readonly string[]): ValidationError[] {
  return fieldsIn(file.schema, file.content).flatMap(({ path, description: { use }, value }) => {
    if (use !== "link" || typeof value !== "string" || !value.startsWith("/")) return [];
    if (pages.includes(value.replace(/#.*/, ""))) return [];
    const expected = "the address of a page that there is";
    return validationErrorAt(file, path, { expected, remedy: "Name another page, or remove the link." });
  });
}
