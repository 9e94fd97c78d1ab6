import { editorPlace } from "./reading/editor-place";
import { type ParsedFile, parseContentFile } from "./reading/parse-content-file";
import type { ContentFile } from "./reading/read-content-files";
import type { ValidationError } from "./reading/validation-error";
import { checkRelations } from "./rules/all-files/check-relations";
import { checkPictures, type PictureInspector } from "./rules/pictures/check-pictures";

/** Every error in the given files, taken singly and together; empty where the content may be published. */
export async function checkContent(
  files: readonly ContentFile[],
  inspect: PictureInspector,
): Promise<ValidationError[]> {
  const results = files.map(parseContentFile);
  const parsed = results.flatMap((result): ParsedFile[] => (result.parsed ? [result.parsed] : []));
  const readable = new Set(parsed.map(({ path }) => path));
  const unreadable = files.filter(({ path }) => !readable.has(path));
  const errors = [
    ...results.flatMap(({ errors }) => errors),
    ...checkRelations(parsed, unreadable),
    ...(await checkPictures(parsed, inspect)),
  ];
  return errors.map((error) => withCmsPlace(error, parsed));
}

function withCmsPlace(error: ValidationError, parsed: readonly ParsedFile[]): ValidationError {
  const editor = editorPlace(error.file, parsed.find(({ path }) => path === error.file)?.content);
  return editor ? { ...error, editor } : error;
}
