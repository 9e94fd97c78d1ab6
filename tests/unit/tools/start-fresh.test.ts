import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { checkContent } from "../../../src/content/check-content";
import { readContentFiles } from "../../../src/content/reading/read-content-files";
import { fixtureFolder } from "../../support/fixture";
import { temporaryFolder } from "../../support/temporary-folder";

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
  cpSync(fixtureFolder, join(folder, "data"), { recursive: true });
  write("starter/services/only.json", { slug: "only" });
  write("starter/pages/home.json", { image: "../images/projects/cafe-backsplash/room.jpg" });
});

function write(path: string, content: object): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(content));
}

const read = (path: string) => JSON.parse(readFileSync(join(folder, path), "utf8"));

const git = (...words: string[]) =>
  execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@tiles.test", ...words], { cwd: folder });

/** Commits everything, and runs the tool. */
function startFresh(beforeIt: () => void = () => undefined) {
  git("init", "--quiet");
  git("add", ".");
  git("commit", "--quiet", "--message", "All");
  beforeIt();
  const tool = [require.resolve("tsx/cli"), resolve("tools/start-fresh.ts")];
  return spawnSync(process.execPath, tool, { cwd: folder, encoding: "utf8" });
}

const filesIn = (path: string) =>
  readdirSync(join(folder, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort();

it("The starter takes the place of all content but tiles, cutaways and the opened wall; pictures that nothing names go", () => {
  expect(startFresh()).toMatchObject({ status: 0, stderr: "" });
  expect(existsSync(join(folder, "starter"))).toBe(false);
  const drawings = ["heated-floor.json", "limestone.json", "opened-wall.json", "quarry.json"];
  const pictures = ["heated-floor.jpg", "hero-behind.jpg", "hero-wide.jpg", "limestone.jpg", "quarry.jpg"];
  const starter = ["home.json", "only.json", "room.jpg"];
  expect(filesIn("data")).toEqual([...drawings, ...pictures, ...starter].sort());
  expect(read("data/tiles/quarry.json").services).toEqual(["only"]);
  expect(read("data/cutaways/heated-floor.json").services).toEqual(["only"]);
});

it("The starter's legal texts get today's date, and the demonstration's specification goes", () => {
  write("starter/pages/privacy-policy.json", { updated: "2026-01-01" });
  write("tests/specification/words.json", {});
  const today = () => new Date().toISOString().slice(0, 10);
  const before = today();
  expect(startFresh()).toMatchObject({ status: 0, stderr: "" });
  // Midnight may pass meanwhile.
  expect([before, today()]).toContain(read("data/pages/privacy-policy.json").updated);
  expect(existsSync(join(folder, "tests/specification"))).toBe(false);
});

it.each(["data/company.json", "tests/specification/words.json"])(
  "Changes that git does not know are named, and nothing is replaced: %s",
  (path) => {
    const before = filesIn("data");
    write("tests/specification/words.json", {});
    const { status, stderr } = startFresh(() => write(path, { name: "Changed" }));
    expect(status).toBe(1);
    expect(stderr).toContain(path);
    expect(filesIn("data")).toEqual(before);
    expect(existsSync(join(folder, path))).toBe(true);
  },
);

it("A folder without git is left as it is", () => {
  const tool = [require.resolve("tsx/cli"), resolve("tools/start-fresh.ts")];
  const { status, stderr } = spawnSync(process.execPath, tool, { cwd: folder, encoding: "utf8" });
  expect(status).toBe(1);
  expect(stderr).toMatch(/no git repository/);
  expect(existsSync(join(folder, "starter"))).toBe(true);
});

/** A firm's own site no longer has the starter. */
const whereThereIsAStarter = existsSync("starter") ? it : it.skip;

whereThereIsAStarter("The starter passes the content check", async () => {
  const goodPicture = async () => ({ width: 1600, hasLocation: false });
  expect(await checkContent(await readContentFiles("starter"), goodPicture)).toEqual([]);
});
