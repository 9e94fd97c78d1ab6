/** @jest-environment node */
import { statSync } from "node:fs";
import { type BuiltPicture, builtPictures } from "../../tools/pictures/built-pictures";
import { drawnAndDelivered } from "../../tools/pictures/drawn-and-delivered";
import { structuralSimilarity } from "../../tools/pictures/structural-similarity";
import { publicFolder } from "./built-site";

/** The smallest file of each master in a format: the quickest to read, and all widths have one quality. */
function oneOfEachMaster(pictures: readonly BuiltPicture[], format: BuiltPicture["format"]): BuiltPicture[] {
  const bytes = ({ file }: BuiltPicture) => statSync(file).size;
  const those = pictures
    .filter((picture) => picture.format === format)
    .sort((one, other) => bytes(other) - bytes(one));
  return [...new Map(those.map((picture) => [picture.master, picture])).values()];
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
    expect(await medianSimilarity(oneOfEachMaster(pictures, "avif"))).toBeGreaterThan(0.986);
  }, 120_000);

  it("in WebP, which few browsers still need", async () => {
    expect(await medianSimilarity(oneOfEachMaster(pictures, "webp"))).toBeGreaterThan(0.98);
  }, 120_000);
});
