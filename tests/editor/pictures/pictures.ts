import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Locator } from "@playwright/test";
import sharp from "sharp";

export interface PictureFile {
  name: string;
  mimeType: "image/jpeg" | "image/svg+xml";
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

/** Drops files as somebody does who drags them there from a folder. */
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

/**
 * A wall with a spot, 3000 × 2250 pixels large, as a camera sees it that is held askew; and how the same wall, seen
 * straight, lies on that picture: how far to the right and down in parts of its width, how large, and its degrees.
 */
export async function wallPicture(
  name: string,
  { turned, nearer, aside }: Record<"turned" | "nearer" | "aside", number>,
) {
  const [sine, cosine] = [Math.sin(turned) * nearer, Math.cos(turned) * nearer];
  const buffer = await sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="3000" height="2250">
      <rect width="3000" height="2250" fill="#888"/>
      <g transform="matrix(${[cosine, sine, -sine, cosine, aside, -aside / 2].join(" ")})">
        <rect x="300" y="200" width="2400" height="1800" fill="#dcd6c8" stroke="#333" stroke-width="12"/>
        <circle cx="1400" cy="900" r="50" fill="#f0f"/>
      </g>
    </svg>`),
  )
    .jpeg()
    .toBuffer();
  const [across, down] = [cosine * 1500 - sine * 1125 + aside, sine * 1500 + cosine * 1125 - aside / 2];
  const lies = [across / 3000 - 0.5, (down - 1125) / 3000, nearer, (turned / Math.PI) * 180];
  return { file: { name, mimeType: "image/jpeg" as const, buffer }, lies };
}

/** Finds the spot in a stored picture. Returns its position and size in pixels. */
export async function spotIn(file: string): Promise<{ x: number; y: number; width: number; height: number }> {
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
  let [count, x, y] = [0, 0, 0];
  for (let at = 0; at < data.length; at += info.channels) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
    if (red < 200 || green > 80 || blue < 200) continue;
    const place = at / info.channels;
    [count, x, y] = [count + 1, x + (place % info.width), y + Math.floor(place / info.width)];
  }
  return { x: x / count, y: y / count, width: info.width, height: info.height };
}
