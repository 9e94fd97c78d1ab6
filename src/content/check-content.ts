import { join } from "node:path";
import { areaSchema } from "./area";
import { type AreaText, checkAreaTexts } from "./check-area-texts";
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
  const readable = new Set(parsed.map(({ path }) => path));
  const unreadable = files.filter(({ path }) => !readable.has(path));
  return [
    ...results.flatMap(({ errors }) => errors),
    ...checkRelations(parsed, unreadable),
    ...checkAreaTexts(parsed.flatMap(validArea)),
    ...(await checkPictures(parsed, inspect)),
  ];
}

/** An area whose own mistakes, if it has any, do not keep its text from being read. */
function validArea({ path, kind, content }: ParsedFile): AreaText[] {
  const area = kind === "Area" ? areaSchema.safeParse(content) : undefined;
  return area?.success ? [{ path, area: area.data }] : [];
}

/** Reads and checks a whole data folder. */
export async function checkContentFolder(folder: string): Promise<ContentError[]> {
  return checkContent(await readContentFiles(folder), (path) => inspectPicture(join(folder, path)));
}
