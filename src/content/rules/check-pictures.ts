import { fieldsIn } from "../fields/find-fields";
import { minPictureWidth } from "../fields/picture-fields";
import { namedPath } from "../reading/file-path";
import type { InspectedPicture, PictureError } from "../reading/inspect-picture";
import type { ParsedFile } from "../reading/parse-content-file";
import { type FieldError, type ValidationError, validationErrorAt } from "../reading/validation-error";

/** Inspects the picture at a path below data/: returns its width and whether it has a GPS position, or its error. */
export type PictureInspector = (path: string) => Promise<InspectedPicture | PictureError>;

/** Checks every picture that the content names. */
export async function checkPictures(
  files: readonly ParsedFile[],
  inspect: PictureInspector,
): Promise<ValidationError[]> {
  const checks = files.flatMap((file) =>
    fieldsIn(file.schema, file.content).map(async ({ path, description, value }) => {
      if (description.use !== "picture" || typeof value !== "string") return [];
      const error = errorOf(await inspect(namedPath(file.path, value)), description.minWidth);
      return error ? validationErrorAt(file, path, error) : [];
    }),
  );
  return (await Promise.all(checks)).flat();
}

function errorOf(
  picture: InspectedPicture | PictureError,
  minWidth = minPictureWidth,
): FieldError | undefined {
  if (picture === "missing")
    return { expected: "a picture that exists", remedy: "Add the file, or correct its path." };
  if (picture === "unreadable")
    return { expected: "a whole picture in JPEG, PNG or WebP", remedy: "Save it again from the original." };
  if (picture.hasLocation)
    return {
      expected: "a picture that does not say where it was taken",
      remedy: "Save it without location data (GPS).",
    };
  return picture.width < minWidth
    ? {
        expected: `at least ${minWidth} pixels wide, not ${picture.width}`,
        remedy: "Use a larger original.",
      }
    : undefined;
}
