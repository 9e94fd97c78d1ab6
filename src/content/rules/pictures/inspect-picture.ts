import exifReader from "exif-reader";
import sharp from "sharp";

/** What must be known of a picture before it may be published. */
export interface PictureFacts {
  /** Width in pixels, as stored. */
  width: number;
  /** EXIF orientation: 1 is upright; 2 to 8 are turned or mirrored by the viewer. */
  orientation: number;
  /** Whether the file says where it was taken. */
  hasLocation: boolean;
}

/** Reads a picture's facts; undefined where there is no such file or it is no picture. */
export async function inspectPicture(path: string): Promise<PictureFacts | undefined> {
  try {
    const { width, orientation, exif, xmp } = await sharp(path).metadata();
    return { width, orientation: orientation ?? 1, hasLocation: hasLocation(exif) || namesPosition(xmp) };
  } catch {
    return undefined;
  }
}

function hasLocation(exif: Buffer | undefined): boolean {
  if (!exif) return false;
  const { GPSInfo } = exifReader(exif);
  return GPSInfo !== undefined && Object.keys(GPSInfo).some((tag) => tag !== "GPSVersionID");
}

/** Picture editors write a position into XMP, too, which is XML. */
function namesPosition(xmp: Buffer | undefined): boolean {
  return xmp?.includes("GPSLatitude") ?? false;
}
