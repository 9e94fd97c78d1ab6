/** @jest-environment node */
import { createHash } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { builtPictures } from "../../../tools/pictures/built-pictures";

let folder: string;
let site: string;
let masters: string;

const room = "the bytes of a room";
const digest = createHash("md5").update(room).digest("hex");

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "built-pictures-"));
  site = join(folder, "public");
  masters = join(folder, "images");
  await mkdir(join(site, "page-data"), { recursive: true });
  await mkdir(masters);
  await writeFile(join(masters, "room.jpg"), room);
});

afterEach(() => rm(folder, { recursive: true }));

describe("The pictures of a built site", () => {
  it("are those that pages offer in their HTML or by their data, each once, with their masters", async () => {
    const [small, large] = [`/static/${digest}/1a2b3/room.avif`, `/static/${digest}/4c5d6/room.webp`];
    await writeFile(join(site, "index.html"), `<source srcset="${small} 400w, ${large} 1440w">`);
    await writeFile(
      join(site, "page-data/index.json"),
      JSON.stringify({ srcSet: `${small} 400w,\n${large} 1440w` }),
    );
    expect(await builtPictures(site, masters)).toEqual([
      { file: join(site, small), format: "avif", master: join(masters, "room.jpg") },
      { file: join(site, large), format: "webp", master: join(masters, "room.jpg") },
    ]);
  });

  it("are none of nothing: a picture without a master is named", async () => {
    const stranger = `/static/${"0".repeat(32)}/1a2b3/stranger.avif`;
    await writeFile(join(site, "index.html"), `<img src="${stranger}">`);
    await expect(builtPictures(site, masters)).rejects.toThrow(stranger);
  });
});
