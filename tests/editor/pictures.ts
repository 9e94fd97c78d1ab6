import type { Locator } from "@playwright/test";
import sharp from "sharp";

export interface PictureFile {
  name: string;
  mimeType: "image/jpeg";
  buffer: Buffer;
}

/** A picture as a phone takes it: large, lying on its side, and saying where it was taken. */
export async function phonePicture(name: string): Promise<PictureFile> {
  const buffer = await plain(4000, 3000)
    .withExif({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 29/1 15/1", GPSLongitudeRef: "W" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  return { name, mimeType: "image/jpeg", buffer };
}

export async function plainPicture(name: string, width: number): Promise<PictureFile> {
  return { name, mimeType: "image/jpeg", buffer: await plain(width, width).jpeg().toBuffer() };
}

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#2f5d50" } });

/**
 * Drops files on an element as a browser does when somebody drags them there: over it first, then let go. Tells whether the
 * browser would go on and open them in the place of the page.
 */
export function dropFiles(target: Locator, files: readonly PictureFile[]): Promise<boolean> {
  const given = files.map(({ name, mimeType, buffer }) => ({
    name,
    mimeType,
    base64: buffer.toString("base64"),
  }));
  return target.evaluate((element, pictures) => {
    const dataTransfer = new DataTransfer();
    for (const { name, mimeType, base64 } of pictures) {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      dataTransfer.items.add(new File([bytes], name, { type: mimeType }));
    }
    const isLeftToBrowser = ["dragenter", "dragover", "drop"].map((event) =>
      element.dispatchEvent(new DragEvent(event, { dataTransfer, bubbles: true, cancelable: true })),
    );
    return isLeftToBrowser.at(-1) ?? true;
  }, given);
}
