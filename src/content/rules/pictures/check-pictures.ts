import { posix } from "node:path";
import type { ValidationError } from "../../reading/validation-error";
import { type ContentPath, visitFields } from "../../fields/content-path";
import { place, quote } from "../../reading/describe-issue";
import type { PictureFacts, PictureFault } from "./inspect-picture";
import { leastPictureWidth } from "../../fields/least-picture-width";
import type { ParsedFile } from "../../reading/parse-content-file";

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
  const picture = posix.join(posix.dirname(file.path), value);
  const facts = await inspect(picture);
  const error = (found: string, expected: string, remedy: string) => [
    { file: file.path, ...place(file.schema, path), found: `${quote(value)}: ${found}`, expected, remedy },
  ];
  if (facts === "missing") {
    return error(
      `no picture at data/${picture}`,
      "a picture file that exists",
      "Add the file, or correct the path.",
    );
  }
  if (facts === "corrupt") {
    return error(
      "a file that is no picture, or only a part of one",
      "a picture that can be read to its end",
      "Save the picture again from the original, or copy it again: it may have been cut off on its way.",
    );
  }
  return [
    ...(facts.orientation === 1
      ? []
      : error(
          `EXIF orientation ${facts.orientation}`,
          "a picture that is stored upright",
          "Rotate it in a picture editor and save it again: the site would crop it.",
        )),
    ...(facts.hasLocation
      ? error(
          "GPS position",
          "a picture that does not say where it was taken",
          "Save it without location data.",
        )
      : []),
    ...(facts.width >= leastPictureWidth
      ? []
      : error(
          `${facts.width} pixels wide`,
          `at least ${leastPictureWidth} pixels`,
          "Use a larger original.",
        )),
  ];
}
