import { join } from "node:path";
import { checkPictures, type PictureInspector } from "./check-pictures";
import { checkRelations } from "./check-relations";
import type { ContentError } from "./content-error";
import { inspectPicture } from "./inspect-picture";
import { type ParsedFile, parseContentFile } from "./parse-content-file";
import { type ContentFile, readContentFiles } from "./read-content-files";

/** Every mistake in the given files, taken singly and together; empty where the content may be published. */
export async function checkContent(
  files: readonly ContentFile[],
  inspect: PictureInspector,
): Promise<ContentError[]> {
  const results = files.map(parseContentFile);
  const parsed = results.flatMap((result): ParsedFile[] => (result.parsed ? [result.parsed] : []));
  const unreadable = files.filter((file) => !parsed.some(({ path }) => path === file.path));
  return [
    ...results.flatMap(({ errors }) => errors),
    ...checkRelations(parsed, unreadable),
    ...(await checkPictures(parsed, inspect)),
  ];
}

/** Reads and checks a whole data folder. */
export async function checkContentFolder(folder: string): Promise<ContentError[]> {
  return checkContent(await readContentFiles(folder), (path) => inspectPicture(join(folder, path)));
}
