import type { ParsedFile } from "../../reading/parse-content-file";
import type { ValidationError } from "../../reading/validation-error";
import { checkPictureKind } from "../pictures/check-picture-kind";
import { checkProjectPictures } from "../pictures/check-project-pictures";
import { checkVisualisation } from "../pictures/check-visualisation";
import { checkCompany } from "./check-company";
import { checkNeededPlaceholders } from "./check-needed-placeholders";
import { checkOpeningHours } from "./check-opening-hours";
import { checkPairs } from "./check-pairs";
import { checkPhases } from "./check-phases";
import { checkPostcodes } from "./check-postcodes";
import { checkRepeats } from "./check-repeats";
import { checkTexts } from "./check-texts";
import { checkUpdated } from "./check-updated";

/** What only shows when the fields of one file are seen together, or as a reader sees them. */
export function checkWithinFile(file: ParsedFile, today: string): ValidationError[] {
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
    ...checkVisualisation(file),
    ...checkUpdated(file, today),
  ];
}
