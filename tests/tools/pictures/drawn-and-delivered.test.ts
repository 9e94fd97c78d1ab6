/** @jest-environment node */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { drawnAndDelivered } from "../../../tools/pictures/drawn-and-delivered";
import { structuralSimilarity } from "../../../tools/pictures/structural-similarity";

let folder: string;
let master: string;

/** Waves of colour, so that each part of the picture is different from each other. */
const wave = Buffer.from(
  Array.from(
    { length: 320 * 200 * 3 },
    (_, index) => 128 + 100 * Math.sin(index / 37) * Math.cos(index / 4801),
  ),
);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "drawn-and-delivered-"));
  master = join(folder, "master.png");
  await sharp(wave, { raw: { width: 320, height: 200, channels: 3 } })
    .png()
    .toFile(master);
});

afterEach(() => rm(folder, { recursive: true }));

async function similarity(quality: number, height = 100): Promise<number> {
  const file = join(folder, `${quality}.webp`);
  await sharp(master)
    .resize(160, height, { position: sharp.strategy.attention })
    .webp({ quality })
    .toFile(file);
  const { drawn, delivered } = await drawnAndDelivered({ file, master });
  return structuralSimilarity(drawn, delivered);
}

describe("A delivered picture beside its master", () => {
  it("is nearly the same where nothing was saved on it", async () => {
    expect(await similarity(100)).toBeGreaterThan(0.98);
  });

  it("is compared with the part that Gatsby leaves of it where its height is rounded", async () => {
    expect(await similarity(100, 90)).toBeGreaterThan(0.98);
  });

  it("is further from it the more was saved", async () => {
    expect(await similarity(10)).toBeLessThan(await similarity(80));
  });
});
