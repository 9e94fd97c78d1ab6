import { cmsPlace } from "./reading/cms-place";
import { type ParsedFile, parseContentFile } from "./reading/parse-content-file";
import type { ContentFile } from "./reading/read-content-files";
import type { ValidationError } from "./reading/validation-error";
import { type AreaText, checkAreaTexts } from "./rules/all-files/check-area-texts";
import { checkRelations } from "./rules/all-files/check-relations";
import { londonDay } from "./rules/london-day";
import { checkWithinFile } from "./rules/one-file/check-one-file";
import { checkPictures, type PictureInspector } from "./rules/pictures/check-pictures";
import { areaSchema } from "./types/area";

/**
 * Every error in the given files, taken singly and together; empty where the content may be published.
 * `today` is the day of publication, such as 2026-11-21.
 */
export async function checkContent(
  files: readonly ContentFile[],
  inspect: PictureInspector,
  today = londonDay(new Date()),
): Promise<ValidationError[]> {
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
  return errors.map((error) => withCmsPlace(error, parsed));
}

function withCmsPlace(error: ValidationError, parsed: readonly ParsedFile[]): ValidationError {
  const cms = cmsPlace(error.file, parsed.find(({ path }) => path === error.file)?.content);
  return cms ? { ...error, cms } : error;
}

/** An area whose own errors, if it has any, do not keep its text from being read. */
function validArea({ path, type, content }: ParsedFile): AreaText[] {
  const area = type === "Area" ? areaSchema.safeParse(content) : undefined;
  return area?.success ? [{ path, area: area.data }] : [];
}
