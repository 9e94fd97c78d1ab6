/** @jest-environment node */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { rightSides } from "../../../src/post-build/social-images/right-side";

let folder: string;

/** A picture that is red on its left and blue on its right, and a green one. */
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "right-"));
  const of = (background: string, width: number) =>
    sharp({ create: { width, height: 400, channels: 3, background } });
  const blue = await of("#0000ff", 600).png().toBuffer();
  await of("#ff0000", 1200)
    .composite([{ input: blue, left: 600, top: 0 }])
    .png()
    .toFile(join(folder, "halves.png"));
  await of("#00ff00", 1200).png().toFile(join(folder, "green.png"));
});

afterEach(() => rmSync(folder, { recursive: true }));

/** The red, green and blue of its first pixel. */
const colourOf = ({ input }: { input: Buffer }) => [...input.subarray(0, 3)];

describe("The picture on the right of a social image", () => {
  it("is cut for each page from its own, around the point that its editor has chosen", async () => {
    const rightSideOf = rightSides(folder);
    const cuts = await Promise.all([
      rightSideOf({ file: "halves.png", focus: "0% 50%" }),
      rightSideOf({ file: "halves.png", focus: "100% 50%" }),
      rightSideOf({ file: "green.png", focus: "0% 50%" }),
    ]);
    expect(cuts.map(colourOf)).toEqual([
      [255, 0, 0],
      [0, 0, 255],
      [0, 255, 0],
    ]);
    for (const { raw } of cuts) expect(raw).toMatchObject({ width: 660, height: 630 });
    expect(new Set(cuts.map(({ key }) => key)).size).toBe(3);
  });

  it("is cut once for all pages that show it", async () => {
    const rightSideOf = rightSides(folder);
    const picture = { file: "green.png", focus: undefined };
    const [one, other] = await Promise.all([rightSideOf(picture), rightSideOf({ ...picture })]);
    expect(one).toBe(other);
  });
});
