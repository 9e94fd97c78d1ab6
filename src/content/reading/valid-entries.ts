import type { Company } from "../types/company";
import { type ContentTypeName, contentTypeOf, type Entry } from "../types/content-types";
import { parseContentFile, validEntry } from "./parse-content-file";
import type { ContentFile } from "./read-content-files";

/** The valid entries of a content type, each with the path of its file. */
export function validEntries<Type extends ContentTypeName>(
  files: readonly ContentFile[],
  type: Type,
): (Entry<Type> & { file: string })[] {
  return files
    .filter(({ path }) => contentTypeOf(path) === type)
    .flatMap((file) => {
      const entry = validEntry(parseContentFile(file).parsed, type);
      return entry ? { ...entry, file: file.path } : [];
    });
}

/** The company's details; undefined where they are missing or have an error. */
export const companyIn = (files: readonly ContentFile[]): Company | undefined =>
  validEntries(files, "Company")[0];
