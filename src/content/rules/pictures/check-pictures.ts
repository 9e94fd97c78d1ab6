import { type ContentPath, visitFields } from "../../fields/content-path";
import { leastPictureWidth } from "../../fields/least-picture-width";
import { namedPath } from "../../reading/content-path";
import { place, quote } from "../../reading/describe-issue";
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
  for (const file of files) {
    visitFields(file.schema, file.content, ({ path, description, value }) => {
      if (description.use !== "picture" || typeof value !== "string") return;
      checks.push(checkPicture(file, path, value, inspect));
    });
  }
  return (await Promise.all(checks)).flat();
}

async function checkPicture(
  file: ParsedFile,
  path: ContentPath,
  value: string,
  inspect: PictureInspector,
): Promise<ValidationError[]> {
  const picture = namedPath(file.path, value);
  return faultsOf(picture, await inspect(picture)).map(([found, expected, remedy]) => {
    return {
      file: file.path,
      ...place(file.schema, path),
      found: `${quote(value)}: ${found}`,
      expected,
      remedy,
    };
  });
}

type Fault = [found: string, expected: string, remedy: string];

function faultsOf(picture: string, facts: PictureFacts | PictureFault): Fault[] {
  if (facts === "missing") {
    const remedy = "Add the file, or correct the path.";
    return [[`no picture at data/${picture}`, "a picture file that exists", remedy]];
  }
  if (facts === "corrupt") {
    const remedy = "Save it again from the original, or copy it again: it may have been cut off on its way.";
    return [
      ["a file that is no picture, or only a part of one", "a picture that can be read to its end", remedy],
    ];
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
  if (facts.width < leastPictureWidth)
    faults.push([
      `${facts.width} pixels wide`,
      `at least ${leastPictureWidth} pixels`,
      "Use a larger original.",
    ]);
  return faults;
}
