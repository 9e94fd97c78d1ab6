/** @jest-environment node */
import { statSync } from "node:fs";
import { sep } from "node:path";
import sharp from "sharp";
import { filesIn, masters } from "../site/built-pictures";

const samples = 15;

/** In bytes. Each pixel of a smaller file stands for so much of its master that it differs more at the same quality. */
const thumbnail = 9000;

/** The smallest picture of some masters in a format, thumbnails left out: all widths have one quality. */
function someOf(format: string): [delivered: string, master: string][] {
  const smallest = new Map<string, string>();
  const largestFirst = filesIn("public/static", new RegExp(`\\.${format}$`))
    .filter((file) => statSync(file).size > thumbnail)
    .sort((one, other) => statSync(other).size - statSync(one).size);
  for (const file of largestFirst) {
    const master = masters.get(file.split(sep)[2] ?? "");
    if (master !== undefined) smallest.set(master, file);
  }
  const all = [...smallest].sort().map(([master, file]): [string, string] => [file, master]);
  return all.filter((_, index) => index % Math.ceil(all.length / samples) === 0);
}

/** The mean difference of a channel from the master in the same size, from 0 to 255. */
async function meanDifference([delivered, master]: [string, string]): Promise<number> {
  const { data, info } = await sharp(delivered).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const drawn = await sharp(master)
    .resize(info.width, info.height, { position: sharp.strategy.attention })
    .removeAlpha()
    .toColourspace("srgb")
    .raw()
    .toBuffer();
  return data.reduce((sum, value, index) => sum + Math.abs(value - (drawn[index] ?? 0)), 0) / data.length;
}

async function medianDifference(format: string): Promise<number> {
  const differences: number[] = [];
  for (const sample of someOf(format)) differences.push(await meanDifference(sample));
  return differences.sort((one, other) => one - other)[Math.floor(differences.length / 2)] ?? 255;
}

/** Detects an encoder that ignores its settings. */
describe("The delivered pictures are as they were drawn", () => {
  it.each([
    ["avif", 1.7],
    ["webp", 2.2],
  ])("in %s", async (format, most) => {
    expect(await medianDifference(format)).toBeLessThan(most);
  });
});
