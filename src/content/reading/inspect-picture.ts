import { readFile, stat } from "node:fs/promises";
import exifReader from "exif-reader";
import sharp from "sharp";

/** The properties of a picture that decide whether it may be published. */
export interface InspectedPicture {
  /** In pixels, as stored. */
  width: number;
  /** True if the file has GPS coordinates. The repository, which may be public, keeps originals. */
  hasLocation: boolean;
}

export type PictureError = "missing" | "unreadable";

/**
 * Makes sharp refuse only truncated pictures, here and in the build. Photographs of some
 * phones have harmless faults, such as Samsung's "Invalid SOS parameters" (https://github.com/gatsbyjs/gatsby/issues/26857).
 */
export const failOn = "truncated";

/** Inspections by path, time and size of a file, so that a check at every save reads only the pictures that changed. */
const inspections = new Map<string, Promise<InspectedPicture | PictureError>>();

/** Inspects a picture, or finds its error. `path` is a path of the file system. */
export async function inspectPicture(path: string): Promise<InspectedPicture | PictureError> {
  const file = await stat(path).catch(() => undefined); // There is no such file.
  if (!file?.isFile()) return "missing";
  const key = [path, file.mtimeMs, file.size].join(" ");
  const inspection = inspections.get(key) ?? readFile(path).then(inspectBytes);
  inspections.set(key, inspection);
  return inspection;
}

/** Decodes all pixels, because a truncated file has a valid beginning. Resizing takes 20 ms a picture; stats() takes 250 ms. */
async function inspectBytes(file: Buffer): Promise<InspectedPicture | PictureError> {
  try {
    const { width, exif } = await sharp(file, { failOn }).metadata();
    await sharp(file, { failOn }).resize(16).toBuffer();
    return { width, hasLocation: exif !== undefined && isLocated(exif) };
  } catch {
    return "unreadable";
  }
}

/** True if the metadata of a picture has coordinates. Damaged metadata has none that anybody could read. */
function isLocated(exif: Buffer): boolean {
  try {
    return exifReader(exif).GPSInfo?.GPSLatitude !== undefined;
  } catch {
    return false;
  }
}
