import { execFileSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import sharp from "sharp";
import type { Area } from "../src/content/types/area";
import { multiplyAreas } from "./multiply-areas";

const areasFolder = "data/areas";

/** Builds the site with its areas so many times, from nothing and again after one text was edited. */
export async function measureBuilds(words: string[]): Promise<void> {
  const chosen = words.length > 0 ? words.map(Number) : [1, 10];
  const rows: Record<string, string | number>[] = [];
  for (const times of chosen) {
    const { folder, areas } = await copySite(times);
    rows.push({ areas, after: "nothing", ...build(folder) });
    editOneText(folder);
    rows.push({ areas, after: "one edit", ...build(folder) });
    rmSync(folder, { recursive: true });
  }
  console.table(rows);
}

/** A copy of this repository in the temporary folder. One plain picture replaces all: encoding them takes minutes. */
async function copySite(times: number): Promise<{ folder: string; areas: number }> {
  const folder = mkdtempSync(join(tmpdir(), `bench-${times}-`));
  const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
    encoding: "utf8",
  });
  const plain = await sharp({ create: { width: 1440, height: 1080, channels: 3, background: "#0f3d33" } })
    .jpeg()
    .toBuffer();
  for (const file of files.trim().split("\n")) {
    const copy = join(folder, file);
    mkdirSync(dirname(copy), { recursive: true });
    if (/^data\/images\/.*\.jpg$/.test(file)) writeFileSync(copy, plain);
    else cpSync(file, copy);
  }
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  const areas = multiplyAreas(readAreas("."), times);
  for (const area of areas) writeArea(folder, area);
  return { folder, areas: areas.length };
}

function editOneText(folder: string): void {
  const [area] = readAreas(folder);
  if (area) writeArea(folder, { ...area, introduction: `${area.introduction.slice(0, -1)}!` });
}

function readAreas(folder: string): Area[] {
  const files = readdirSync(join(folder, areasFolder)).sort();
  return files.map((file) => JSON.parse(readFileSync(join(folder, areasFolder, file), "utf8")));
}

const writeArea = (folder: string, area: Area) =>
  writeFileSync(join(folder, areasFolder, `${area.slug}.json`), JSON.stringify(area));

/** The seconds of one build, by the clock and of all processors, which other work hardly changes. */
function build(folder: string): { seconds: number; processorSeconds: number } {
  const start = performance.now();
  // A shell knows the processor time of all that it waited for.
  const script = "npm run build > build.log 2>&1 || { tail -30 build.log >&2; exit 1; }; times";
  const output = execFileSync("bash", ["-c", script], { cwd: folder, encoding: "utf8" });
  const seconds = Math.round((performance.now() - start) / 1000);
  return { seconds, processorSeconds: Math.round(childSeconds(output)) };
}

/** The second line of `times` is of the children: 1m2.345s 0m6.789s */
export function childSeconds(output: string): number {
  const parts = [...(output.trim().split("\n")[1] ?? "").matchAll(/(\d+)m([\d.]+)s/g)];
  return parts.reduce((sum, [, minutes, seconds]) => sum + 60 * Number(minutes) + Number(seconds), 0);
}
