import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { paletteOf } from "../../../src/content/values/palette";
import { standardPalette } from "../../../src/content/values/standard-palette";
import { writeIcons } from "../../../src/gatsby/write-icons";
import { temporaryFolder } from "../../support/temporary-folder";

const folder = temporaryFolder();

beforeAll(() => writeIcons(folder, "London Tiling Company", { palette: standardPalette }));

const manifestIn = (where: string) => JSON.parse(readFileSync(join(where, "manifest.webmanifest"), "utf8"));

/** A pixel of an icon: a byte for each of red, green, blue and opacity. */
const pixelOf = async (file: string, left = 0, top = 0) => [
  ...(await sharp(file).extract({ left, top, width: 1, height: 1 }).ensureAlpha().raw().toBuffer()),
];

it("npm start and the published site serve the same icon", () => {
  const drawing = readFileSync(join(folder, "favicon.svg"), "utf8");
  expect(readFileSync("static/favicon.svg", "utf8")).toBe(drawing);
});

it.each([
  ["favicon-32.png", 32, [0, 0, 0, 0]],
  ["apple-touch-icon.png", 180, [15, 61, 51, 255]],
  ["icon-512.png", 512, [15, 61, 51, 255]],
])(
  "The drawing becomes %s, %i pixels square, with this colour in its corner: %j",
  async (name, size, corner) => {
    const file = join(folder, name);
    expect(await sharp(file).metadata()).toMatchObject({ width: size, height: size });
    expect(await pixelOf(file)).toEqual(corner);
  },
);

it("The web manifest carries the company's name, the site's colours and its icon, which systems may cut", () => {
  expect(manifestIn(folder)).toEqual({
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

it("A company's own mark replaces the drawn icon, uncropped on white, and the manifest uses the company's colours", async () => {
  const own = temporaryFolder();
  const file = join(own, "mark.png");
  await sharp({ create: { width: 400, height: 200, channels: 3, background: "#ff0000" } }).toFile(file);
  await writeIcons(own, "Leeds Tiling", { palette: paletteOf({ colour: "#1b3a6b" }), file });
  const icon = join(own, "icon-512.png");
  expect(await pixelOf(icon, 256, 256)).toEqual([255, 0, 0, 255]);
  expect(await pixelOf(icon, 256, 120)).toEqual([255, 255, 255, 255]);
  expect(manifestIn(own)).toMatchObject({ name: "Leeds Tiling", theme_color: "#1b3a6b" });
});
