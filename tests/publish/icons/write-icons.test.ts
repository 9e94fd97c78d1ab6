/** @jest-environment node */
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { writeIcons } from "../../../src/publish/icons/write-icons";
import { brandMark } from "../../../src/theme/brand-mark";
import { colours } from "../../../src/theme/tokens";

let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "icons-"));
  copyFileSync("static/favicon.svg", join(folder, "favicon.svg"));
  await writeIcons(folder, "London Tiling Company");
});

afterAll(() => rmSync(folder, { recursive: true }));

const bottlePixel = [15, 61, 51];

/** From the left at the top, a byte for each of red, green, blue and opacity. */
const pixelsOf = (file: string) => sharp(join(folder, file)).ensureAlpha().raw().toBuffer();
const cornerOf = async (file: string) => [...(await pixelsOf(file)).subarray(0, 4)];

it("The icon shows the company's mark in the site's colours", () => {
  const drawing = readFileSync("static/favicon.svg", "utf8");
  const { bottle, porcelain, brass } = colours;
  for (const part of [...Object.values(brandMark), bottle, porcelain, brass])
    expect(drawing).toContain(`"${part}"`);
});

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
    "%s, whose corners are ground that may be cut off, and through which nothing shines",
    async (file) => {
      expect((await cornerOf(file)).slice(0, 3)).toEqual(bottlePixel);
      expect((await sharp(join(folder, file)).stats()).isOpaque).toBe(true);
    },
  );

  it.each([
    ["favicon-32.png", 32],
    ["icon-192.png", 192],
    ["icon-512.png", 512],
  ])("%s, as drawn: with round corners, and up to its edges", async (file, size) => {
    expect((await cornerOf(file))[3]).toBe(0);
    const middleOfFirstRow = (await pixelsOf(file)).subarray(4 * (size / 2), 4 * (size / 2 + 1));
    expect([...middleOfFirstRow]).toEqual([...bottlePixel, 255]);
  });
});

describe("The web manifest", () => {
  const manifest = () => JSON.parse(readFileSync(join(folder, "manifest.webmanifest"), "utf8"));

  it("carries the company's name, the site's colours and its icons, of which systems may cut one", () => {
    const type = "image/png";
    expect(manifest()).toEqual({
      name: "London Tiling Company",
      short_name: "London Tiling Company",
      lang: "en-GB",
      start_url: "/",
      display: "browser",
      background_color: "#faf8f3",
      theme_color: "#0f3d33",
      icons: [
        { src: "/icon-192.png", sizes: "192x192", type, purpose: "any" },
        { src: "/icon-512.png", sizes: "512x512", type, purpose: "any" },
        { src: "/icon-maskable-512.png", sizes: "512x512", type, purpose: "maskable" },
      ],
    });
  });
});
