/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp, { type Region } from "sharp";
import { standardPalette } from "../../../src/content/derived/standard-palette";
import { writeSocialImages } from "../../../src/publish/social-images/write-social-images";

let folder: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "share-"));
  for (const [name, background] of [
    ["room.webp", "#7a5b1e"],
    ["hero.webp", "#0f3d33"],
  ] as const)
    await sharp({ create: { width: 1080, height: 810, channels: 3, background } })
      .webp()
      .toFile(join(folder, name));
});

afterEach(() => rmSync(folder, { recursive: true }));

/** A page whose head describes a picture. */
const page = (title: string, alt = "A room") =>
  `<head><meta property="og:title" content="${title}"/><meta property="og:image:alt" content="${alt}"/></head>`;

async function write(html: string, path = "/areas/chelsea.html", focus: string | null = null): Promise<void> {
  const file = join(folder, "page.html");
  writeFileSync(file, html);
  const picture = (alt: string, name: string) => {
    const absolutePath = join(folder, name);
    return { alt, focus, image: { absolutePath, internal: { contentDigest: name } } };
  };
  await writeSocialImages([{ path, file }], {
    publicFolder: folder,
    cacheFolder: join(folder, "cache"),
    companyName: "London Tiling Company",
    mark: { palette: standardPalette },
    pictures: [picture("The hero", "hero.webp"), picture("A room", "room.webp")],
  });
}

const made = () => join(folder, "share/areas/chelsea.jpg");

/** The colour of the social image's right side. */
async function colourOnTheRight(): Promise<number[]> {
  const corner = await sharp(made()).extract({ left: 1100, top: 300, width: 1, height: 1 }).raw().toBuffer();
  return [...corner];
}

/** How bright a part of the social image is. */
async function reds(part: Region): Promise<{ max: number }> {
  const { channels } = await sharp(await sharp(made()).extract(part).png().toBuffer()).stats();
  return channels[0] ?? { max: 0 };
}

describe("A page's social image", () => {
  it("is 1200 by 630, and lighter than 120 KB", async () => {
    await write(page("Tiles"));
    expect(await sharp(made()).metadata()).toMatchObject({ width: 1200, height: 630, format: "jpeg" });
    expect(statSync(made()).size).toBeLessThan(120 * 1024);
  });

  it("is lighter than that even where the page's picture is nothing but grain", async () => {
    const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
    await sharp({ create: { width: 1080, height: 810, channels: 3, background: "#808080", noise } })
      .webp()
      .toFile(join(folder, "room.webp"));
    await write(page("Tiles"));
    expect(statSync(made()).size).toBeLessThan(120 * 1024);
  });

  it.each(["A title of one line", "St John&#x27;s Wood &amp; more | London Tiling Company", "W".repeat(60)])(
    "has its title on the left, within its margins: %s",
    async (title) => {
      await write(page(title));
      expect((await reds({ left: 56, top: 140, width: 430, height: 300 })).max).toBeGreaterThan(230);
      expect((await reds({ left: 490, top: 0, width: 46, height: 630 })).max).toBeLessThan(60);
    },
  );

  it("shows the picture that the page's head describes", async () => {
    await write(page("Tiles"));
    const [room = 0] = await colourOnTheRight();
    await write(page("Tiles", "The hero"));
    const [hero = 0] = await colourOnTheRight();
    expect(room).toBeGreaterThan(100);
    expect(hero).toBeLessThan(40);
  });

  it.each([
    ["0% 50%", 122],
    ["100% 50%", 255],
  ])("keeps the point in view that the picture's editor has chosen: %s", async (focus, red) => {
    const strip = { create: { width: 230, height: 810, channels: 3, background: "#ffffff" } } as const;
    await sharp({ create: { width: 1080, height: 810, channels: 3, background: "#7a5b1e" } })
      .composite([{ input: strip, left: 850, top: 0 }])
      .webp()
      .toFile(join(folder, "room.webp"));
    await write(page("Tiles"), undefined, focus);
    const [seen = 0] = await colourOnTheRight();
    expect(Math.abs(seen - red)).toBeLessThan(8);
  });

  it.each([
    ["no picture is what it describes", page("Tiles", "A lost room"), "describes 'A lost room'"],
    ["nothing describes it", "<main></main>", "/areas/chelsea.html has no or several og:title"],
  ])("is not another one in silence where %s", async (_what, html, fault) => {
    await expect(write(html)).rejects.toThrow(fault);
  });

  it("is the same every time, and is made once only while its page stays the same", async () => {
    await write(page("Tiles"));
    const first = readFileSync(made());
    const [kept = ""] = readdirSync(join(folder, "cache"));
    writeFileSync(join(folder, "cache", kept), "kept");
    await write(page("Tiles"));
    expect(readFileSync(made(), "utf8")).toBe("kept");
    rmSync(join(folder, "cache", kept));
    await write(page("Tiles"));
    expect(readFileSync(made()).equals(first)).toBe(true);
    expect(readdirSync(join(folder, "cache"))).toEqual([kept]);
  });

  it("goes with its page", async () => {
    await write(page("Tiles"));
    await write(page("Other tiles"), "/areas/mayfair.html");
    expect(readdirSync(join(folder, "share/areas"))).toEqual(["mayfair.jpg"]);
  });
});
