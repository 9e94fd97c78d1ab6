import { join } from "node:path";
import { areaSchema } from "./area";
import { type AreaText, checkAreaTexts } from "./check-area-texts";
import { checkPictures, type PictureInspector } from "./check-pictures";
import { checkRelations } from "./check-relations";
import { checkWithinFile } from "./check-within-file";
import type { ContentError } from "./content-error";
import { editorPlace } from "./editor-place";
import { inspectPicture } from "./inspect-picture";
import { londonDay } from "./london-day";
import { type ParsedFile, parseContentFile } from "./parse-content-file";
import { type ContentFile, readContentFiles } from "./read-content-files";

/**
 * Every mistake in the given files, taken singly and together; empty where the content may be published.
 * `today` is the day of publication, such as 2026-11-21.
 */
export async function checkContent(
  files: readonly ContentFile[],
  inspect: PictureInspector,
  today = londonDay(new Date()),
): Promise<ContentError[]> {
  const results = files.map(parseContentFile);
  const parsed = results.flatMap((result): ParsedFile[] => (result.parsed ? [result.parsed] : []));
  const readable = new Set(parsed.map(({ path }) => path));
  const unreadable = files.filter(({ path }) => !readable.has(path));
  const errors = [
    ...results.flatMap(({ errors }) => errors),
    ...parsed.flatMap((file) => checkWithinFile(file, today)),
    ...checkRelations(parsed, unreadable),
    ...checkAreaTexts(parsed.flatMap(validArea)),
    ...(await checkPictures(parsed, inspect)),
  ];
  return errors.map((error) => withEditorPlace(error, parsed));
}

function withEditorPlace(error: ContentError, parsed: readonly ParsedFile[]): ContentError {
  const editor = editorPlace(error.file, parsed.find(({ path }) => path === error.file)?.content);
  return editor ? { ...error, editor } : error;
}

/** An area whose own mistakes, if it has any, do not keep its text from being read. */
function validArea({ path, kind, content }: ParsedFile): AreaText[] {
  const area = kind === "Area" ? areaSchema.safeParse(content) : undefined;
  return area?.success ? [{ path, area: area.data }] : [];
}

/** Reads and checks a whole data folder. */
export async function checkContentFolder(folder: string, today?: string): Promise<ContentError[]> {
  return checkContent(await readContentFiles(folder), (path) => inspectPicture(join(folder, path)), today);
}
