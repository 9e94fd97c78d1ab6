import { execFileSync } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, readFile, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import sharp from "sharp";
import { withoutSchemaAddress } from "../../src/content/reading/without-schema-address";
import { type Area, areaSchema } from "../../src/content/types/area";
import { multiplyAreas } from "./multiply-areas";

const areasFolder = "data/areas";

export interface SiteCopy {
  folder: string;
  areaCount: number;
}

/**
 * A copy of this repository in the temporary folder, with its own history and its areas multiplied. One plain
 * picture replaces all others: encoding them takes minutes, the same for any number of areas.
 */
export async function copySite(times: number): Promise<SiteCopy> {
  const folder = await mkdtemp(join(tmpdir(), `bench-${times}-`));
  for (const file of git(".", "ls-files", "--cached", "--others", "--exclude-standard").trim().split("\n")) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await cp(file, join(folder, file));
  }
  await simplifyPictures(join(folder, "data/images"));
  await symlink(resolve("node_modules"), join(folder, "node_modules"));
  const areas = multiplyAreas(await readAreas(), times);
  for (const area of areas) await writeArea(folder, area);
  git(folder, "init", "--quiet");
  git(folder, "add", ".");
  git(
    folder,
    "-c",
    "user.name=Bench",
    "-c",
    "user.email=bench@example.com",
    "commit",
    "--quiet",
    "-m",
    "Copy",
  );
  return { folder, areaCount: areas.length };
}

async function simplifyPictures(folder: string): Promise<void> {
  const plain = await sharp({ create: { width: 1440, height: 1080, channels: 3, background: "#0f3d33" } })
    .jpeg()
    .toBuffer();
  for (const file of await readdir(folder, { recursive: true }))
    if (file.endsWith(".jpg")) await writeFile(join(folder, file), plain);
}

/** Changes one word on one area's page, as an editor would. */
export async function editOneText(folder: string): Promise<void> {
  const [area] = await readAreas(folder);
  if (!area) throw new Error("There is no area to edit");
  await writeArea(folder, { ...area, access: `${area.access.slice(0, -1)}!` });
}

async function readAreas(folder = "."): Promise<Area[]> {
  const files = (await readdir(join(folder, areasFolder))).sort();
  const texts = await Promise.all(files.map((file) => readFile(join(folder, areasFolder, file), "utf8")));
  return texts.map((text) => areaSchema.parse(withoutSchemaAddress(JSON.parse(text))));
}

function writeArea(folder: string, area: Area): Promise<void> {
  return writeFile(join(folder, areasFolder, `${area.slug}.json`), `${JSON.stringify(area, null, 2)}\n`);
}

const git = (folder: string, ...parameters: string[]) =>
  execFileSync("git", ["-C", folder, ...parameters], { encoding: "utf8" });
