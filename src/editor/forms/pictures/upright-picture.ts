/**
 * A picture as an upright file. Browsers turn a JPEG or PNG as its EXIF orientation says, but Chromium (156) does not turn a
 * WebP. So a WebP loses its orientation first, which makes all browsers agree, and is turned here. Other files stay as they are.
 */
export async function uprightPicture(file: File): Promise<File> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const orientation = takeWebpOrientation(bytes);
  if (orientation === 1) return file;
  const stored = await createImageBitmap(new Blob([bytes], { type: file.type }));
  const { width, height } = stored;
  const canvas = orientation > 4 ? new OffscreenCanvas(height, width) : new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d");
  context?.setTransform(new DOMMatrix(turns(width, height)[orientation]));
  context?.drawImage(stored, 0, 0);
  stored.close();
  // Encode losslessly: the picture is encoded again when it is resized.
  const upright = await canvas.convertToBlob({ type: "image/png" });
  return new File([upright], file.name, { type: upright.type });
}

/** Rotation and mirroring for each EXIF orientation: https://www.media.mit.edu/pia/Research/deepview/exif.html */
const turns = (width: number, height: number): Readonly<Record<number, number[]>> => ({
  2: [-1, 0, 0, 1, width, 0],
  3: [-1, 0, 0, -1, width, height],
  4: [1, 0, 0, -1, 0, height],
  5: [0, 1, 1, 0, 0, 0],
  6: [0, 1, -1, 0, height, 0],
  7: [0, -1, -1, 0, height, width],
  8: [0, -1, 1, 0, 0, width],
});

const orientationTag = 0x0112;

/** The EXIF orientation of a WebP, which is set to upright in the bytes; 1 if there is none, or for another format. */
export function takeWebpOrientation(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const start = exifStart(view);
    if (start === undefined) return 1;
    const littleEndian = textAt(view, start, 2) === "II";
    const directory = start + view.getUint32(start + 4, littleEndian);
    const entries = view.getUint16(directory, littleEndian);
    for (let entry = directory + 2; entry < directory + 2 + 12 * entries; entry += 12)
      if (view.getUint16(entry, littleEndian) === orientationTag) {
        const orientation = view.getUint16(entry + 8, littleEndian);
        view.setUint16(entry + 8, 1, littleEndian);
        return orientation;
      }
    return 1;
  } catch (error) {
    // A broken block points beyond the end of the file. Its picture may be whole.
    if (error instanceof RangeError) return 1;
    throw error;
  }
}

/** The position of a WebP's EXIF data: https://developers.google.com/speed/webp/docs/riff_container */
function exifStart(view: DataView): number | undefined {
  if (textAt(view, 0, 4) !== "RIFF" || textAt(view, 8, 4) !== "WEBP") return undefined;
  for (let chunk = 12; chunk + 8 <= view.byteLength; ) {
    const size = view.getUint32(chunk + 4, true);
    const start = chunk + 8;
    // Some programs write the prefix that EXIF has in a JPEG.
    if (textAt(view, chunk, 4) === "EXIF") return textAt(view, start, 4) === "Exif" ? start + 6 : start;
    chunk = start + size + (size % 2);
  }
  return undefined;
}

function textAt(view: DataView, start: number, length: number): string {
  return Array.from({ length }, (_, index) => String.fromCharCode(view.getUint8(start + index))).join("");
}
