import { readFile, stat } from "node:fs/promises";
import exifReader from "exif-reader";
import sharp from "sharp";

/** The properties of a picture that decide whether it may be published. */
export interface InspectedPicture {
  /** In pixels, as stored. */
  width: number;
  /** True if the file has GPS coordinates. */
  hasLocation: boolean;
}

export type PictureFault = "missing" | "unreadable";

/**
 * Makes sharp refuse only truncated pictures, here and in the build. Photographs of some
 * phones have harmless faults, such as Samsung's "Invalid SOS parameters" (https://github.com/gatsbyjs/gatsby/issues/26857).
 */
export const failOn = "truncated";

/** Inspections by path, time and size of a file, so that a check at every save reads only the pictures that changed. */
const inspections = new Map<string, Promise<InspectedPicture | PictureFault>>();

/** Inspects a picture, or finds its fault. `path` is a path of the file system. */
export async function inspectPicture(path: string): Promise<InspectedPicture | PictureFault> {
  const file = await stat(path).catch(() => undefined); // There is no such file.
  if (!file?.isFile()) return "missing";
  const key = [path, file.mtimeMs, file.size].join(" ");
  const inspection = inspections.get(key) ?? readFile(path).then(inspectBytes);
  inspections.set(key, inspection);
  return inspection;
}

/** Decodes all pixels, because a truncated file has a valid beginning. Resizing takes 20 ms a picture; stats() takes 250 ms. */
async function inspectBytes(file: Buffer): Promise<InspectedPicture | PictureFault> {
  try {
    const { width, exif } = await sharp(file, { failOn }).metadata();
    await sharp(file, { failOn }).resize(16).toBuffer();
    return { width, hasLocation: exif !== undefined && hasLocation(exif) };
  } catch {
    return "unreadable";
  }
}

function hasLocation(exif: Buffer): boolean {
  try {
    return exifReader(exif).GPSInfo?.GPSLatitude !== undefined;
  } catch {
    // Accept a photograph with a broken EXIF block: no original is published, so a position in it cannot leak.
    return false;
  }
}
