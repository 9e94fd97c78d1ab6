import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Locator } from "@playwright/test";
import sharp from "sharp";

export interface PictureFile {
  name: string;
  mimeType: "image/jpeg" | "";
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

/** Drops files on an element, as if dragged from a folder. */
export async function dropFiles(target: Locator, pictures: readonly PictureFile[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "dropped-"));
  for (const { name, buffer } of pictures) writeFileSync(join(folder, name), buffer);
  const data = { items: [], files: pictures.map(({ name }) => join(folder, name)), dragOperationsMask: 1 };
  await target.scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0, height = 0 } = (await target.boundingBox()) ?? {};
  const browser = await target.page().context().newCDPSession(target.page());
  for (const type of ["dragEnter", "dragOver", "drop"] as const)
    await browser.send("Input.dispatchDragEvent", { type, x: x + width / 2, y: y + height / 2, data });
}
