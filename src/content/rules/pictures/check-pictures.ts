import type { FieldDescription } from "../../fields/field-descriptions";
import { leastPictureWidth } from "../../fields/picture-fields";
import { fieldsIn } from "../../fields/value-path";
import { namedPath } from "../../reading/file-path";
import type { ParsedFile } from "../../reading/parse-content-file";
import { type ValidationError, validationErrorAt } from "../../reading/validation-error";
import { heicAdvice } from "./foreign-format";
import type { PictureFacts, PictureFault } from "./inspect-picture";

/** Inspects the picture at a path below data/: returns its facts, or its fault. */
export type PictureInspector = (path: string) => Promise<PictureFacts | PictureFault>;

/** Checks every picture that the content names. */
export async function checkPictures(
  files: readonly ParsedFile[],
  inspect: PictureInspector,
): Promise<ValidationError[]> {
  const checks = files.flatMap((file) =>
    fieldsIn(file.schema, file.content).map(async ({ path, description, value }) => {
      if (description.use !== "picture" || typeof value !== "string") return [];
      const stored = namedPath(file.path, value);
      return faultsOf(stored, description, await inspect(stored)).map(([found, expected, remedy]) =>
        validationErrorAt(file, path, { found: `${JSON.stringify(value)}: ${found}`, expected, remedy }),
      );
    }),
  );
  return (await Promise.all(checks)).flat();
}

type Fault = [found: string, expected: string, remedy: string];

function faultsOf(
  path: string,
  { leastWidth = leastPictureWidth }: FieldDescription,
  facts: PictureFacts | PictureFault,
): Fault[] {
  if (facts === "missing") {
    const remedy = "Add the file, or correct the path.";
    return [[`no picture at data/${path}`, "a picture file that exists", remedy]];
  }
  if (facts === "heic") {
    const remedy = `Send it as JPEG. ${heicAdvice}`;
    return [["a picture in a phone's own format (HEIC)", "a JPEG, PNG or WebP file", remedy]];
  }
  if (facts === "corrupt") {
    const remedy = "Save it again from the original, or copy it again: it may have been cut off on its way.";
    const expected = "a picture that can be read to its end";
    return [["a file that is no picture, or only a part of one", expected, remedy]];
  }
  const faults: Fault[] = [];
  if (facts.format && formatOf(path) !== facts.format) {
    const expected = "a file whose ending names its format";
    const remedy = `Save it as JPEG, PNG or WebP${taken.includes(facts.format) ? ", or rename it" : ""}.`;
    faults.push([`${facts.format.toUpperCase()} under another ending`, expected, remedy]);
  }
  if (facts.orientation !== 1) {
    const remedy = "Rotate it in a picture editor and save it again: the site would crop it.";
    faults.push([`EXIF orientation ${facts.orientation}`, "a picture that is stored upright", remedy]);
  }
  if (facts.hasLocation) {
    const remedy = "Save it without location data.";
    faults.push(["GPS position", "a picture that does not say where it was taken", remedy]);
  }
  if (facts.width < leastWidth) {
    const expected = `at least ${leastWidth} pixels`;
    faults.push([`${facts.width} pixels wide`, expected, "Use a larger original."]);
  }
  return faults;
}

/** Formats of which the site takes pictures, in sharp's terms. */
const taken = ["jpeg", "png", "webp"];

/** The format that a file's extension stands for, in sharp's terms. */
function formatOf(path: string): string {
  const ending = path.replace(/^.*\./, "").toLowerCase();
  return ending === "jpg" ? "jpeg" : ending;
}
