/** @jest-environment node */
import { statSync } from "node:fs";
import { type BuiltPicture, builtPictures } from "../../tools/pictures/built-pictures";
import { drawnAndDelivered } from "../../tools/pictures/drawn-and-delivered";
import { structuralSimilarity } from "../../tools/pictures/structural-similarity";
import { publicFolder } from "./built-site";

/** Enough for a median, and a fifth of the time of all. */
const sampled = 15;

/**
 * The smallest files of some masters in a format, spread over all of them: the quickest to read, and all widths have one
 * quality.
 */
function someOfEach(pictures: readonly BuiltPicture[], format: BuiltPicture["format"]): BuiltPicture[] {
  const bytes = ({ file }: BuiltPicture) => statSync(file).size;
  const those = pictures
    .filter((picture) => picture.format === format)
    .sort((one, other) => bytes(other) - bytes(one));
  const smallest = [...new Map(those.map((picture) => [picture.master, picture])).values()];
  const step = Math.max(1, Math.floor(smallest.length / sampled));
  return smallest
    .sort((one, other) => (one.master < other.master ? -1 : 1))
    .filter((_, index) => index % step === 0);
}

async function medianSimilarity(pictures: readonly BuiltPicture[]): Promise<number> {
  const similarities: number[] = [];
  for (const picture of pictures) {
    const { drawn, delivered } = await drawnAndDelivered(picture);
    similarities.push(await structuralSimilarity(drawn, delivered));
  }
  return similarities.sort((one, other) => one - other)[Math.floor(similarities.length / 2)] ?? 0;
}

let pictures: BuiltPicture[];

beforeAll(async () => {
  pictures = await builtPictures(publicFolder, "data/images");
});

/** `npm run bench -- pictures` measures every file with butteraugli; this finds an encoder that does not hear its settings. */
describe("The delivered pictures look as they were drawn", () => {
  it("in AVIF", async () => {
    expect(await medianSimilarity(someOfEach(pictures, "avif"))).toBeGreaterThan(0.986);
  }, 120_000);

  it("in WebP, which few browsers still need", async () => {
    expect(await medianSimilarity(someOfEach(pictures, "webp"))).toBeGreaterThan(0.98);
  }, 120_000);
});
