import { visitFields } from "../../fields/content-path";
import { leastPictureWidth } from "../../fields/shared-fields";
import { namedPath } from "../../reading/content-path";
import { validationErrorAt } from "../../reading/describe-issue";
import type { ParsedFile } from "../../reading/parse-content-file";
import type { ValidationError } from "../../reading/validation-error";
import type { PictureFacts, PictureFault } from "./inspect-picture";

/** Tells the facts of the picture at a path below data/, or why it has none. */
export type PictureInspector = (path: string) => Promise<PictureFacts | PictureFault>;

/** Checks every picture that the content names. */
export async function checkPictures(
  files: readonly ParsedFile[],
  inspect: PictureInspector,
): Promise<ValidationError[]> {
  const checks: Promise<ValidationError[]>[] = [];
  for (const file of files)
    visitFields(file.schema, file.content, ({ path, description, value }) => {
      if (description.use !== "picture" || typeof value !== "string") return;
      const picture = namedPath(file.path, value);
      const errorOf = ([found, expected, remedy]: Fault) =>
        validationErrorAt(file, path, { found: `${JSON.stringify(value)}: ${found}`, expected, remedy });
      checks.push(
        inspect(picture).then((facts) => faultsOf(picture, facts, description.leastWidth).map(errorOf)),
      );
    });
  return (await Promise.all(checks)).flat();
}

type Fault = [found: string, expected: string, remedy: string];

function faultsOf(picture: string, facts: PictureFacts | PictureFault, least = leastPictureWidth): Fault[] {
  if (facts === "missing") {
    const remedy = "Add the file, or correct the path.";
    return [[`no picture at data/${picture}`, "a picture file that exists", remedy]];
  }
  if (facts === "corrupt") {
    const remedy = "Save it again from the original, or copy it again: it may have been cut off on its way.";
    const expected = "a picture that can be read to its end";
    return [["a file that is no picture, or only a part of one", expected, remedy]];
  }
  const faults: Fault[] = [];
  if (facts.orientation !== 1) {
    const remedy = "Rotate it in a picture editor and save it again: the site would crop it.";
    faults.push([`EXIF orientation ${facts.orientation}`, "a picture that is stored upright", remedy]);
  }
  if (facts.hasLocation) {
    const remedy = "Save it without location data.";
    faults.push(["GPS position", "a picture that does not say where it was taken", remedy]);
  }
  if (facts.width < least) {
    const expected = `at least ${least} pixels`;
    faults.push([`${facts.width} pixels wide`, expected, "Use a larger original."]);
  }
  return faults;
}
