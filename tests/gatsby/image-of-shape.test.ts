/** @jest-environment node */
import { createHash } from "node:crypto";
import { join } from "node:path";
import sharp from "sharp";
import { cutWindow, imageOfShape } from "../../src/gatsby/image-of-shape";
import { temporaryFolder } from "../jest/temporary-folder";

let folder: string;
let stored: { id: string; absolutePath: string };

beforeEach(async () => {
  folder = temporaryFolder();
  const bath = { create: { width: 50, height: 100, channels: 3, background: "#ffffff" } } as const;
  await sharp({ create: { width: 200, height: 100, channels: 3, background: "#0f3d33" } })
    .composite([{ input: bath, left: 150, top: 0 }])
    .png()
    .toFile(join(folder, "room.png"));
});

/** Asks a picture for its image as Gatsby does. */
async function image(
  picture: { focus?: string },
  args: { aspectRatio?: number; part?: number },
  focusOf?: Parameters<typeof imageOfShape>[1],
) {
  const cache = { directory: folder, get: async () => undefined, set: async () => undefined };
  const given = {
    actions: { createNode: (node: typeof stored) => Object.assign(stored, node) },
    createContentDigest: (parts: unknown[]) => createHash("md5").update(JSON.stringify(parts)).digest("hex"),
    createNodeId: (name: string) => name,
    getCache: () => cache,
  };
  stored = { id: "", absolutePath: "" };
  const { resolve } = imageOfShape(given as unknown as Parameters<typeof imageOfShape>[0], focusOf);
  const file = { absolutePath: join(folder, "room.png"), name: "room", internal: { contentDigest: "room" } };
  const nodeModel = { getNodeById: () => stored };
  return resolve(picture, args, { nodeModel } as never, { originalResolver: async () => file as never });
}

describe("The image of a picture", () => {
  it("is the stored one where no shape is asked for", async () => {
    expect(await image({ focus: "100% 50%" }, {})).toMatchObject({ absolutePath: join(folder, "room.png") });
  });

  it.each([
    ["100% 50%", 255],
    ["0% 50%", 15],
  ])("is cut around the editor's point where one is asked for: %s", async (focus, red) => {
    const cut = await image({ focus }, { aspectRatio: 1 });
    const picture = sharp(cut?.absolutePath);
    expect(await picture.metadata()).toMatchObject({ width: 100, height: 100 });
    const [corner] = await picture.extract({ left: 90, top: 50, width: 1, height: 1 }).raw().toBuffer();
    expect(corner).toBe(red);
  });

  it("is cut to a file of its own by each process of a build, so that none reads what another is writing", async () => {
    const files = [];
    for (const worker of ["1", "2"]) {
      process.env.GATSBY_WORKER_ID = worker;
      files.push((await image({}, { aspectRatio: 1 }))?.absolutePath);
    }
    delete process.env.GATSBY_WORKER_ID;
    expect(new Set(files).size).toBe(2);
  });

  it("is cut around another picture's point where it lies over that picture", async () => {
    const cut = await image({ focus: "0% 50%" }, { aspectRatio: 1 }, async () => "80% 50%");
    const [corner] = await sharp(cut?.absolutePath)
      .extract({ left: 90, top: 50, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect(corner).toBe(255);
  });

  it("may be only the left part of the cut", async () => {
    const cut = await image({ focus: "100% 50%" }, { aspectRatio: 1, part: 0.6 });
    const picture = sharp(cut?.absolutePath);
    expect(await picture.metadata()).toMatchObject({ width: 60, height: 100 });
    const [first, , , second] = await picture
      .extract({ left: 49, top: 50, width: 2, height: 1 })
      .raw()
      .toBuffer();
    expect([first, second]).toEqual([15, 255]);
  });
});

const landscape = { width: 1600, height: 1000 };
const upright = { width: 1200, height: 1600 };

describe("The part that is left of a picture", () => {
  it.each([
    ["the middle, where no point was chosen", landscape, 1.25, null, [175, 0, 1250, 1000]],
    ["the left, where the point is there", landscape, 1.25, "0% 40%", [0, 0, 1250, 1000]],
    ["the right, where the point is there", landscape, 1.25, "100% 0%", [350, 0, 1250, 1000]],
    ["the foot of an upright one", upright, 1.2, "20% 100%", [0, 600, 1200, 1000]],
    ["all of it, where its shape is the one that is asked for", landscape, 1.6, "0% 0%", [0, 0, 1600, 1000]],
  ])("is %s", (_what, size, shape, focus, [left, top, width, height]) => {
    expect(cutWindow(size, shape, focus)).toEqual({ left, top, width, height });
  });

  it("has the point as far across as the whole has, so that it can be cut once more around the same point", () => {
    const { left, width } = cutWindow(landscape, 1.25, "80% 50%");
    expect((0.8 * landscape.width - left) / width).toBeCloseTo(0.8, 2);
  });
});
