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
