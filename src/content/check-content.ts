import { editorLocation } from "./reading/editor-location";
import { parseContentFile } from "./reading/parse-content-file";
import type { ContentFile } from "./reading/read-content-files";
import type { ValidationError } from "./reading/validation-error";
import { checkAddresses } from "./rules/check-addresses";
import { checkDuplicates } from "./rules/check-duplicates";
import { checkFacts } from "./rules/check-facts";
import { checkFiles } from "./rules/check-files";
import { checkPictures, type PictureInspector } from "./rules/check-pictures";
import { checkRates } from "./rules/check-rates";
import { checkReferences } from "./rules/check-references";

/**
 * Every error in the given files, in each file and across files. Empty if the content may be published. Content never becomes
 * invalid by waiting: what is valid today can be built next year.
 */
export async function checkContent(
  files: readonly ContentFile[],
  inspect: PictureInspector,
): Promise<ValidationError[]> {
  const results = files.map(parseContentFile);
  const parsed = results.flatMap((result) => result.parsed ?? []);
  const errors = [
    ...results.flatMap((result) => result.errors),
    ...checkFiles(parsed),
    ...checkDuplicates(parsed),
    ...checkReferences(parsed),
    ...checkAddresses(parsed),
    ...checkFacts(parsed),
    ...checkRates(parsed),
    ...(await checkPictures(parsed, inspect)),
  ];
  return errors.map((error) => ({
    ...error,
    location: editorLocation(error.file, parsed.find(({ path }) => path === error.file)?.content),
  }));
}
