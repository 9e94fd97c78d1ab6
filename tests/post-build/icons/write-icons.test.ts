/** @jest-environment node */
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { writeIcons } from "../../../src/post-build/icons/write-icons";

let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "icons-"));
  copyFileSync("static/favicon.svg", join(folder, "favicon.svg"));
  await writeIcons(folder, "London Tiling Company");
});

afterAll(() => rmSync(folder, { recursive: true }));

describe("From one drawing come", () => {
  it.each([
    ["favicon-32.png", 32],
    ["apple-touch-icon.png", 180],
    ["icon-192.png", 192],
    ["icon-512.png", 512],
    ["icon-maskable-512.png", 512],
  ])("%s, %i pixels square", async (file, size) => {
    expect(await sharp(join(folder, file)).metadata()).toMatchObject({ width: size, height: size });
  });

  it.each(["apple-touch-icon.png", "icon-maskable-512.png"])(
    "%s, whose corners are ground that may be cut off",
    async (file) => {
      const corner = await sharp(join(folder, file))
        .extract({ left: 0, top: 0, width: 1, height: 1 })
        .raw()
        .toBuffer();
      expect([...corner].slice(0, 3)).toEqual([15, 61, 51]);
    },
  );
});

describe("The web manifest", () => {
  const manifest = () => JSON.parse(readFileSync(join(folder, "manifest.webmanifest"), "utf8"));

  it("carries the company's name and the site's colours", () => {
    expect(manifest()).toMatchObject({
      name: "London Tiling Company",
      theme_color: "#0f3d33",
      start_url: "/",
    });
  });

  it("names only icons that exist, in the sizes that they have", async () => {
    for (const { src, sizes } of manifest().icons) {
      const { width, height } = await sharp(join(folder, src)).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
  });
});
