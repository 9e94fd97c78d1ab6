/** @jest-environment node */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { paletteOf } from "../../src/content/values/palette";
import { standardPalette } from "../../src/content/values/standard-palette";
import { writeIcons } from "../../src/gatsby/write-icons";
import { temporaryFolder } from "../jest/temporary-folder";

const folder = temporaryFolder();

beforeAll(() => writeIcons(folder, "London Tiling Company", { palette: standardPalette }));

const bottlePixel = [15, 61, 51];

/** The first pixel, a byte for each of red, green, blue and opacity. */
const cornerOf = async (file: string) => [
  ...(await sharp(join(folder, file)).ensureAlpha().raw().toBuffer()).subarray(0, 4),
];

it("While developing browsers get the same drawing as the published site has", () => {
  const drawing = readFileSync(join(folder, "favicon.svg"), "utf8");
  expect(readFileSync("static/favicon.svg", "utf8")).toBe(drawing);
});

describe("A company's own mark and colours", () => {
  const own = temporaryFolder();
  const file = join(own, "mark.png");
  const palette = paletteOf({ colour: "#1b3a6b" });

  beforeAll(async () => {
    const { width, height } = { width: 400, height: 200 };
    await sharp({ create: { width, height, channels: 4, background: "#ff0000" } })
      .png()
      .toFile(file);
    await writeIcons(own, "Leeds Tiling", { palette, file });
  });

  it("take the place of the drawn one, whole, on white", async () => {
    const pixels = await sharp(join(own, "icon-512.png")).ensureAlpha().raw().toBuffer();
    const at = (x: number, y: number) => [...pixels.subarray(4 * (512 * y + x), 4 * (512 * y + x) + 3)];
    expect(at(256, 256)).toEqual([255, 0, 0]);
    expect(at(256, 120)).toEqual([255, 255, 255]);
  });

  it("are the manifest's", () => {
    const manifest = JSON.parse(readFileSync(join(own, "manifest.webmanifest"), "utf8"));
    expect(manifest).toMatchObject({ name: "Leeds Tiling", theme_color: "#1b3a6b" });
  });
});

describe("From one drawing come", () => {
  it.each([
    ["favicon-32.png", 32],
    ["apple-touch-icon.png", 180],
    ["icon-512.png", 512],
  ])("%s, %i pixels square", async (file, size) => {
    expect(await sharp(join(folder, file)).metadata()).toMatchObject({ width: size, height: size });
  });

  it("icons whose corners are ground that a phone may cut off", async () => {
    for (const file of ["apple-touch-icon.png", "icon-512.png"])
      expect((await cornerOf(file)).slice(0, 3)).toEqual(bottlePixel);
    expect((await cornerOf("favicon-32.png"))[3]).toBe(0);
  });
});

describe("The web manifest", () => {
  const manifest = () => JSON.parse(readFileSync(join(folder, "manifest.webmanifest"), "utf8"));

  it("carries the company's name, the site's colours and its icon, which systems may cut", () => {
    expect(manifest()).toEqual({
      name: "London Tiling Company",
      short_name: "London Tiling Company",
      lang: "en-GB",
      start_url: "/",
      display: "browser",
      background_color: "#faf8f3",
      theme_color: "#0f3d33",
      icons: [{ src: "/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any maskable" }],
    });
  });
});
