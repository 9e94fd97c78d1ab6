/** @jest-environment node */
import sharp from "sharp";
import { takeWebpOrientation } from "../../../../src/editor/forms/pictures/upright-picture";

const blank = sharp({ create: { width: 8, height: 4, channels: 3, background: "white" } });

async function webpTurned(orientation: number): Promise<Uint8Array> {
  return new Uint8Array(await blank.clone().withMetadata({ orientation }).webp().toBuffer());
}

const orientationOf = async (bytes: Uint8Array) => (await sharp(bytes).metadata()).orientation;

describe("A WebP that a phone has stored lying on its side", () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    "says how it is turned, and is stored upright from then on: orientation %i",
    async (orientation) => {
      const bytes = await webpTurned(orientation);
      expect(await orientationOf(bytes)).toBe(orientation);
      expect(takeWebpOrientation(bytes)).toBe(orientation);
      expect(await orientationOf(bytes)).toBe(1);
    },
  );

  it("counts as upright if its EXIF block ends too early, at whichever byte", async () => {
    const whole = await webpTurned(6);
    const start = Buffer.from(whole).indexOf("EXIF");
    for (let end = start; end < start + 16; end++) expect(takeWebpOrientation(whole.slice(0, end))).toBe(1);
  });
});

describe("Browsers turn all other pictures", () => {
  it.each([
    ["a WebP without EXIF", () => blank.clone().webp().toBuffer()],
    ["a JPEG", () => blank.clone().withMetadata({ orientation: 6 }).jpeg().toBuffer()],
    ["a PNG", () => blank.clone().withMetadata({ orientation: 6 }).png().toBuffer()],
    ["an empty file", async () => Buffer.alloc(0)],
  ])("so %s stays as it is", async (_what, make) => {
    const bytes = new Uint8Array(await make());
    const before = bytes.slice();
    expect(takeWebpOrientation(bytes)).toBe(1);
    expect(bytes).toEqual(before);
  });
});
