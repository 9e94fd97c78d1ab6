/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import promises, { writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { build } from "esbuild";
import { checkContentFolder } from "../../../src/content/check-content-folder";
import type { Change } from "../../../src/editor/change/change";
import { entryChange } from "../../../src/editor/change/entry-change";
import { StaleError } from "../../../src/editor/store/store";
import { keptBeside } from "../../../tools/editor/kept";
import { finishCutOff, makeChange, readContent } from "../../../tools/editor/make-change";
import { writeWhole } from "../../../tools/write-whole";
import { published } from "../../content/valid-content";
import { temporaryFolder } from "../../jest/temporary-folder";
import { copyData } from "./data-copy";

const project = "projects/cafe-backsplash.json";
const picture = "images/projects/new-1/room.jpg";

type Copy = Awaited<ReturnType<typeof copyData>>;

/** A copy in which a picture waits for a change: another slug, and what names the old one is written anew. */
async function copyWithChange(): Promise<Copy & { change: Change; version: string }> {
  const copy = await copyData();
  await writeWhole(keptBeside(copy.data).picture(picture), "a picture");
  const value = { ...Object(published(project)), slug: "cafe" };
  const content = await readContent(copy.data);
  const change = entryChange(content, { path: project, value, pictures: [picture] });
  return { ...copy, change, version: content.version };
}

const stateOf = async ({ data, files }: Copy) => ({
  files: await files(),
  hasPicture: existsSync(join(data, picture)),
});

describe("A renaming that is cut off by kill -9", () => {
  const child = join(temporaryFolder(), "killed-process.js");

  beforeAll(async () => {
    await build({
      entryPoints: [join(__dirname, "killed-process.ts")],
      outfile: child,
      bundle: true,
      // jsonc-parser's other build looks for its parts at run time.
      mainFields: ["module", "main"],
      external: ["sharp"],
      platform: "node",
      logLevel: "error",
    });
  });

  it("is complete or undone after the next start, whenever it was interrupted", async () => {
    const copy = await copyWithChange();
    const before = await stateOf(copy);
    await makeChange(copy.data, copy.change, copy.version);
    const after = await stateOf(copy);
    expect(await checkContentFolder(copy.data)).toEqual([]);
    expect(after).not.toEqual(before);

    const ends = { before: 0, after: 0 };
    for (let moment = 0, isKilled = true; isKilled; moment++) {
      const { data, change, version, ...again } = await copyWithChange();
      const jobFile = join(again.folder, "job.json");
      await writeFile(jobFile, JSON.stringify({ data, change, version, moment }));
      const env = { ...process.env, NODE_PATH: resolve("node_modules") };
      const { signal, stderr } = spawnSync(process.execPath, [child, jobFile], { encoding: "utf8", env });
      expect(stderr).toBe("");
      isKilled = signal === "SIGKILL";
      await finishCutOff(data);
      const isAfter = existsSync(join(data, "projects/cafe.json"));
      ends[isAfter ? "after" : "before"]++;
      expect({ moment, ...(await stateOf({ data, ...again })) }).toEqual({
        moment,
        ...(isAfter ? after : before),
      });
      expect(await keptBeside(data).changes()).toHaveLength(isAfter ? 1 : 0);
    }
    expect(ends.before).toBeGreaterThan(2);
    expect(ends.after).toBeGreaterThan(5);
  }, 120_000);
});

describe("A change of files", () => {
  let copy: Awaited<ReturnType<typeof copyWithChange>>;
  let before: unknown;

  beforeEach(async () => {
    copy = await copyWithChange();
    before = await stateOf(copy);
  });
  afterEach(() => void jest.restoreAllMocks());

  it("that was cut off leaves alone what somebody has put right since", async () => {
    const texts = [{ path: project, before: "{", after: "{}" }];
    await keptBeside(copy.data).begin({ title: "", texts, pictures: [] });
    await finishCutOff(copy.data);
    expect(await stateOf(copy)).toEqual(before);
    expect(await keptBeside(copy.data).begun()).toBeUndefined();
  });

  it("that was cut off is finished before the next one is made", async () => {
    const texts = [{ path: "faqs/first.json", after: "{}" }];
    await keptBeside(copy.data).begin({ title: "", texts, pictures: [] });
    await expect(makeChange(copy.data, copy.change, copy.version)).rejects.toBeInstanceOf(StaleError);
    await makeChange(copy.data, copy.change, (await readContent(copy.data)).version);
    const files = await copy.files();
    expect([files["faqs/first.json"], files[project]]).toEqual(["{}", undefined]);
  });

  it("that was cut off does not stop the start where its record is only half there", async () => {
    const warn = jest.spyOn(console, "warn").mockImplementation();
    await writeFile(join(copy.folder, ".editor/unfinished.json"), '{"texts":[');
    await finishCutOff(copy.data);
    expect(await stateOf(copy)).toEqual(before);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining("unfinished.json cannot be read"));
  });

  it.each(["access", "mkdir", "writeFile"] as const)(
    "that the computer does not allow leaves everything as it was: %s",
    async (name) => {
      const locked = Object.assign(new Error("EROFS"), { code: "EROFS" });
      jest.spyOn(promises, name).mockRejectedValue(locked);
      await expect(makeChange(copy.data, copy.change, copy.version)).rejects.toBe(locked);
      jest.restoreAllMocks();
      expect(await stateOf(copy)).toEqual(before);
    },
  );

  it("that is valid in each of two browsers is published for the first and made again by the second", async () => {
    const content = await readContent(copy.data);
    const question = (name: string) =>
      entryChange(content, {
        path: "faqs/new.json",
        value: { ...Object(published("faqs/insured-and-guaranteed.json")), order: undefined, ...named(name) },
        pictures: [],
      });
    const named = (name: string) => ({ slug: name, question: `Is ${name} possible?` });
    await makeChange(copy.data, question("marble"), content.version);
    const second = makeChange(copy.data, question("slate"), content.version);
    await expect(second).rejects.toBeInstanceOf(StaleError);
    expect(await checkContentFolder(copy.data)).toEqual([]);
  });

  it("in a file that has been changed by hand since, or any other, is made again by the editor", async () => {
    await copy.write("faqs/keys.json", {});
    await expect(makeChange(copy.data, copy.change, copy.version)).rejects.toBeInstanceOf(StaleError);
    expect(existsSync(join(copy.data, "projects/cafe.json"))).toBe(false);
  });

  it("that changes nothing does not become an entry of the history", async () => {
    await makeChange(copy.data, { title: "Nothing", texts: [], pictures: [] }, copy.version);
    expect(await keptBeside(copy.data).changes()).toEqual([]);
  });

  it("moves its picture from another disk", async () => {
    const { rename } = promises;
    jest.spyOn(promises, "rename").mockImplementation(async (from, to) => {
      const isMove = String(from).includes(".editor") !== String(to).includes(".editor");
      if (isMove) throw Object.assign(new Error("EXDEV"), { code: "EXDEV" });
      await rename(from, to);
    });
    await makeChange(copy.data, copy.change, copy.version);
    expect((await stateOf(copy)).hasPicture).toBe(true);
    expect(existsSync(keptBeside(copy.data).picture(picture))).toBe(false);
  });

  it("with a name that is too long leaves everything as it was", async () => {
    const texts = [{ path: `areas/${"long".repeat(61)}.json`, after: "{}" }];
    const tooLong = makeChange(copy.data, { title: "", texts, pictures: [] }, copy.version);
    await expect(tooLong).rejects.toMatchObject({ code: "ENAMETOOLONG" });
    expect(await stateOf(copy)).toEqual(before);
  });

  it.each([
    ["a folder in the place of its file", "images.json"],
    ["a name that is too long", `areas/${"long".repeat(70)}.json`],
    ["a path that the editor does not write", "../package.json"],
  ])("that can never be finished is put aside and named, and the next is made: %s", async (_why, path) => {
    const warn = jest.spyOn(console, "warn").mockImplementation();
    await promises.mkdir(join(copy.data, "images.json"));
    await keptBeside(copy.data).begin({ title: "Never", texts: [{ path, after: "{}" }], pictures: [] });
    await makeChange(copy.data, copy.change, copy.version);
    expect(existsSync(join(copy.data, "projects/cafe.json"))).toBe(true);
    expect(warn).toHaveBeenCalledWith(expect.stringMatching(/"Never" could not be .*not-finished-/));
  });

  it("that meets a full disk waits for the next one", async () => {
    await keptBeside(copy.data).begin(copy.change);
    const full = Object.assign(new Error("ENOSPC"), { code: "ENOSPC" });
    jest.spyOn(promises, "writeFile").mockRejectedValue(full);
    const next = makeChange(copy.data, { title: "", texts: [], pictures: [] }, copy.version);
    await expect(next).rejects.toBe(full);
    jest.restoreAllMocks();
    await finishCutOff(copy.data);
    expect(existsSync(join(copy.data, "projects/cafe.json"))).toBe(true);
  });

  it("that is interrupted after its record is written is finished at the next start", async () => {
    const { rename } = promises;
    jest.spyOn(promises, "rename").mockImplementation(async (from, to) => {
      if (!String(to).endsWith("unfinished.json")) throw new Error("EPERM");
      await rename(from, to);
    });
    await expect(makeChange(copy.data, copy.change, copy.version)).rejects.toThrow(
      "Only a part could be changed",
    );
    jest.restoreAllMocks();
    await finishCutOff(copy.data);
    const files = await copy.files();
    expect([files["projects/cafe.json"] === undefined, files[project]]).toEqual([false, undefined]);
  });
});
