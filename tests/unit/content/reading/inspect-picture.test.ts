import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { inspectPicture } from "../../../../src/content/reading/inspect-picture";
import { temporaryFolder } from "../../../support/temporary-folder";

const folder = temporaryFolder();

const size = { width: 40, height: 20, channels: 3 } as const;

const plain = () => sharp({ create: { ...size, background: "#2f5d50" } });

const located = () =>
  plain().withExif({
    IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 29/1 15/1", GPSLongitudeRef: "W" },
  });

async function saved(name: string, picture: Sharp): Promise<string> {
  const path = join(folder, name);
  await picture.toFile(path);
  return path;
}

describe("A picture", () => {
  it.each(["plain.jpg", "plain.png", "plain.webp"])("is read from %s", async (name) => {
    expect(await inspectPicture(await saved(name, plain()))).toEqual({ width: 40, hasLocation: false });
  });

  it.each(["located.jpg", "located.png", "located.webp"])("in %s says where it was taken", async (name) => {
    expect(await inspectPicture(await saved(name, located()))).toMatchObject({ hasLocation: true });
  });

  it("does not take an empty GPS block for a location", async () => {
    const path = await saved("empty-gps.jpg", plain().withExif({ IFD3: { GPSVersionID: "2 3 0 0" } }));
    expect(await inspectPicture(path)).toMatchObject({ hasLocation: false });
  });
});

it("A picture with damaged metadata is taken", async () => {
  const path = await saved("damaged.jpg", located());
  const bytes = await readFile(path);
  // The byte order at the beginning of the metadata.
  bytes.write("XX", bytes.indexOf("Exif") + 6);
  await writeFile(path, bytes);
  expect(await inspectPicture(path)).toEqual({ width: 40, hasLocation: false });
});

describe("A file that is no picture", () => {
  it("is reported as missing where the path is empty or a folder", async () => {
    expect(await inspectPicture(join(folder, "missing.jpg"))).toBe("missing");
    expect(await inspectPicture(folder)).toBe("missing");
  });

  it("is reported as unreadable", async () => {
    const path = join(folder, "words.jpg");
    await writeFile(path, "These are words.");
    expect(await inspectPicture(path)).toBe("unreadable");
  });

  it.each(["jpg", "png", "webp"])("is unreadable where a .%s was cut off on its way", async (format) => {
    const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
    const path = await saved(`whole.${format}`, sharp({ create: { ...size, background: "grey", noise } }));
    const whole = await readFile(path);
    expect(await inspectPicture(path)).toMatchObject({ width: size.width });
    for (const kept of [0.99, 0.5]) {
      await writeFile(path, whole.subarray(0, whole.length * kept));
      expect(await inspectPicture(path)).toBe("unreadable");
    }
  });
});
