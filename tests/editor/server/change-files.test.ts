/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import promises, { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "esbuild";
import { checkContentFolder } from "../../../src/content/check-content-folder";
import { entryChange } from "../../../src/editor/change/entry-change";
import { changeFiles, finishCutOff } from "../../../tools/editor/change-files";
import { keptIn } from "../../../tools/editor/kept";
import { planChange, readContent } from "../../../tools/editor/make-change";
import { published } from "../../content/valid-content";
import { copyData } from "./data-copy";

const project = "projects/cafe-backsplash.json";
const area = "areas/chelsea.json";
const picture = "images/projects/cafe-backsplash/room.jpg";

/** Another slug for one: what names it is written anew. */
async function renaming({ data }: Copy) {
  const content = await readContent(data);
  const value = { ...Object(published(project)), slug: "cafe" };
  return entryChange(content, { path: project, isNew: false, value, pictures: [] });
}

type Copy = Awaited<ReturnType<typeof copyData>>;

const keptOf = ({ folder }: Copy) => keptIn(join(folder, ".editor"));

/** What the renaming and its record do to files. */
const planned = async (copy: Copy) => planChange(copy.data, keptOf(copy), await renaming(copy));

/** Two files written and one removed. */
const plan = ({ data }: Copy) => ({
  writes: new Map([picture, "faqs/new.json"].map((path) => [join(data, path), "new"])),
  removals: [join(data, area)],
});

describe("A renaming that is cut off by kill -9", () => {
  let child: string;
  let bundle: Copy;

  beforeAll(async () => {
    bundle = await copyData();
    child = join(bundle.folder, "killed-process.js");
    await build({
      entryPoints: [join(__dirname, "killed-process.ts")],
      outfile: child,
      bundle: true,
      platform: "node",
      logLevel: "error",
    });
  });
  afterAll(() => bundle.remove());

  it("is after the next start as if it had never begun, or whole, at each of fourteen moments", async () => {
    const copy = await copyData({ withPictures: true });
    const before = await copy.files();
    await changeFiles(copy.data, await planned(copy));
    const after = await copy.files();
    expect(await checkContentFolder(copy.data)).toEqual([]);
    expect(after).not.toEqual(before);
    await copy.remove();

    const ends = { killed: 0, before: 0, after: 0 };
    for (let moment = 0; moment < 14; moment++) {
      const again = await copyData({ withPictures: true });
      const { writes, removals } = await planned(again);
      const sent = [...writes].map(([file, content]) => [file, Buffer.from(content).toString("base64")]);
      const jobFile = join(again.folder, "job.json");
      const job = { writes: sent, removals };
      await writeFile(jobFile, JSON.stringify({ data: again.data, job, moment }));
      const { signal, stderr } = spawnSync(process.execPath, [child, jobFile], { encoding: "utf8" });
      expect(stderr).toBe("");
      if (signal === "SIGKILL") ends.killed++;
      await finishCutOff(again.data);
      const files = await again.files();
      const isAfter = existsSync(join(again.data, "projects/cafe.json"));
      ends[isAfter ? "after" : "before"]++;
      expect({ moment, files }).toEqual({ moment, files: isAfter ? after : before });
      expect(await keptOf(again).changes()).toHaveLength(isAfter ? 1 : 0);
      await again.remove();
    }
    expect(ends.before).toBeGreaterThan(0);
    expect(ends.after).toBeGreaterThan(0);
    expect(ends.killed).toBe(14);
  }, 120_000);
});

describe("A change of files", () => {
  let copy: Copy;
  let before: Record<string, string>;

  beforeEach(async () => {
    copy = await copyData({ withPictures: true });
    before = await copy.files();
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await copy.remove();
  });

  const journal = () => join(copy.folder, ".editor-unfinished.json");

  it("that was cut off is left alone where somebody has put things right since", async () => {
    const writes = [join(copy.data, "areas/never-there.json")];
    await writeFile(journal(), JSON.stringify({ writes, removals: [join(copy.data, project)] }));
    jest.spyOn(console, "warn").mockImplementation();
    await finishCutOff(copy.data);
    expect(await copy.files()).toEqual(before);
    expect(existsSync(journal())).toBe(false);
  });

  it("that was cut off is finished before the next one is made", async () => {
    const first = join(copy.data, "faqs/first.json");
    await writeFile(`${first}.unfinished.un~`, "{}");
    await writeFile(journal(), JSON.stringify({ writes: [first], removals: [] }));
    await changeFiles(copy.data, plan(copy));
    const files = await copy.files();
    expect([files["faqs/first.json"], files["faqs/new.json"]]).toEqual(["{}", "new"]);
  });

  it("that was cut off does not stop the start where its journal is only half there", async () => {
    const warn = jest.spyOn(console, "warn").mockImplementation();
    await writeFile(journal(), '{"writes":[');
    await finishCutOff(copy.data);
    expect(await copy.files()).toEqual(before);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining(".editor-unfinished.json cannot be read"));
    await rm(journal());
  });

  it.each(["access", "mkdir", "writeFile"] as const)(
    "that the computer does not allow leaves everything as it was: %s",
    async (name) => {
      const locked = Object.assign(new Error("EROFS"), { code: "EROFS" });
      jest.spyOn(promises, name).mockRejectedValue(locked);
      await expect(changeFiles(copy.data, plan(copy))).rejects.toBe(locked);
      jest.restoreAllMocks();
      expect(await copy.files()).toEqual(before);
      expect(existsSync(join(copy.data, "images/projects/cafe"))).toBe(false);
    },
  );

  it("that is stopped after its journal is written is finished with the next one, and that is said", async () => {
    const { rename } = promises;
    jest.spyOn(promises, "rename").mockImplementation(async (from, to) => {
      if (!String(to).endsWith("unfinished.json")) throw new Error("EPERM");
      await rename(from, to);
    });
    await expect(changeFiles(copy.data, plan(copy))).rejects.toThrow("Only a part could be changed");
    jest.restoreAllMocks();
    await changeFiles(copy.data, { writes: new Map(), removals: [] });
    const { [area]: _removed, ...others } = before;
    expect(await copy.files()).toEqual({ ...others, "faqs/new.json": "new", [picture]: "new" });
  });
});
