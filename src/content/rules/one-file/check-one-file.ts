import { checkCompany } from "./check-company";
import { checkNeededPlaceholders } from "./check-needed-placeholders";
import { checkOpeningHours } from "./check-opening-hours";
import { checkPairs } from "./check-pairs";
import { checkPhases } from "./check-phases";
import { checkPictureKind } from "./check-picture-kind";
import { checkPostcodes } from "./check-postcodes";
import { checkProjectPictures } from "./check-project-pictures";
import { checkRepeats } from "./check-repeats";
import { checkTexts } from "./check-texts";
import { checkUpdated } from "./check-updated";
import type { ContentError } from "./content-error";
import type { ParsedFile } from "./parse-content-file";

/** What only shows when the fields of one file are seen together, or as a reader sees them. */
export function checkWithinFile(file: ParsedFile, today: string): ContentError[] {
  return [
    ...checkTexts(file),
    ...checkRepeats(file),
    ...checkNeededPlaceholders(file),
    ...checkCompany(file),
    ...checkOpeningHours(file),
    ...checkPairs(file),
    ...checkPhases(file),
    ...checkPostcodes(file),
    ...checkProjectPictures(file),
    ...checkPictureKind(file),
    ...checkUpdated(file, today),
  ];
}
