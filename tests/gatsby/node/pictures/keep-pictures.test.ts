/** @jest-environment node */
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  keepPictures,
  type PictureJob,
  wantsKeptPictures,
} from "../../../../src/gatsby/node/pictures/keep-pictures";

/** What is still made of a picture's files in a folder that has some of them. */
async function madeOf(wanted: readonly string[], there: readonly string[]): Promise<string[]> {
  const outputDir = mkdtempSync(join(tmpdir(), "pictures-"));
  for (const file of there) writeFileSync(join(outputDir, file), "");
  const made: string[] = [];
  const worker = {
    IMAGE_PROCESSING: async ({ args }: PictureJob) => {
      made.push(...args.operations.map(({ outputPath }) => outputPath));
    },
  };
  keepPictures(worker);
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
  const folder = mkdtempSync(join(tmpdir(), "public-"));
  expect(wantsKeptPictures(folder)).toBe(false);
  writeFileSync(join(folder, "keep-pictures"), "");
  expect([wantsKeptPictures(folder), wantsKeptPictures(folder)]).toEqual([true, false]);
});
