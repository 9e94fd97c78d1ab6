import type * as z from "zod/mini";
import { type ContentTypeName, contentTypeOf, contentTypes, type Entry } from "../types/content-types";
import { parseContentFile } from "./parse-content-file";
import type { ContentFile } from "./read-content-files";

/** The valid entries of a content type, each with the path of its file. */
export function validEntries<Type extends ContentTypeName>(
  files: readonly ContentFile[],
  type: Type,
): (Entry<Type> & { file: string })[] {
  const schema: z.ZodMiniType = contentTypes[type].schema;
  return files
    .filter(({ path }) => contentTypeOf(path) === type)
    .flatMap((file) => {
      const { success, data } = schema.safeParse(parseContentFile(file).parsed?.content);
      return success ? { ...(data as Entry<Type>), file: file.path } : [];
    });
}
