/** @jest-environment node */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  keepMadePictures,
  type PictureJob,
  setEncodingDefaults,
  wantsKeptPictures,
} from "../../../../src/gatsby/node/pictures/picture-encoding";
import { temporaryFolder } from "../../../jest/temporary-folder";

/** Lists the files that are still made of a picture in a folder that has some of them. */
async function madeOf(wanted: readonly string[], existing: readonly string[]): Promise<string[]> {
  const outputDir = temporaryFolder();
  for (const file of existing) writeFileSync(join(outputDir, file), "");
  const made: string[] = [];
  const worker = {
    IMAGE_PROCESSING: async ({ args }: PictureJob) => {
      made.push(...args.operations.map(({ outputPath }) => outputPath));
    },
  };
  keepMadePictures(worker);
  await worker.IMAGE_PROCESSING({
    outputDir,
    args: { operations: wanted.map((outputPath) => ({ outputPath })) },
  });
  return made;
}

it("Of a picture's files those that are there are kept, and the others made", async () => {
  expect(await madeOf(["1.avif", "2.avif", "3.webp"], ["2.avif"])).toEqual(["1.avif", "3.webp"]);
});

it("The wish to keep pictures is for one build", () => {
  const folder = temporaryFolder();
  expect(wantsKeptPictures(folder)).toBe(false);
  writeFileSync(join(folder, "keep-pictures"), "");
  expect([wantsKeptPictures(folder), wantsKeptPictures(folder)]).toEqual([true, false]);
});

it("AVIF gets an effort that a build with many pictures can afford, and WebP keeps coloured edges", () => {
  const asked: Record<string, unknown> = {};
  const record = (name: string) => (options?: object) => Object.assign(asked, { [name]: options });
  const encoders = { avif: record("avif"), webp: record("webp") };
  setEncodingDefaults(encoders);
  encoders.avif({ quality: 68 });
  encoders.webp({ quality: 84 });
  expect(asked).toEqual({
    avif: { quality: 68, effort: 2 },
    webp: { quality: 84, smartSubsample: true, effort: 2 },
  });
});
