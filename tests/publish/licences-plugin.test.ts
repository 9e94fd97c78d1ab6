/** @jest-environment node */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { licencesPlugin } from "../../src/publish/licences-plugin";
import { temporaryFolder } from "../jest/temporary-folder";

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});
/** The path of a file below the folder. */
const file = (...path: string[]) => join(folder, ...path);

type Told = { compilation: { fileDependencies: string[] } };

/** Runs the plugin for scripts that are made of these files, and returns what it writes. */
async function licencesOf(...fileDependencies: string[]): Promise<string> {
  const hooks: ((stats: Told) => Promise<void>)[] = [];
  const tapPromise = (_name: string, hook: (stats: Told) => Promise<void>) => {
    hooks.push(hook);
  };
  const compiler = { outputPath: "", hooks: { done: { tapPromise } } };
  licencesPlugin(compiler);
  // webpack says where only after it has told its plugins of itself.
  compiler.outputPath = folder;
  for (const hook of hooks) await hook({ compilation: { fileDependencies } });
  return readFile(join(folder, "licences.txt"), "utf8");
}

/** A package in the folder's node_modules. */
async function install(name: string, files: Record<string, string>, version = "1.0.0"): Promise<void> {
  const place = join(folder, "node_modules", name);
  await mkdir(place, { recursive: true });
  const described = { name, version, license: "MIT" };
  await writeFile(join(place, "package.json"), JSON.stringify(described));
  for (const [file, text] of Object.entries(files)) await writeFile(join(place, file), text);
}

describe("The licences of what is shipped", () => {
  it("are listed for each package in the scripts, with name, version and text", async () => {
    await install("@tiles/grout", { LICENSE: "Grout is free.\n" });
    await install("level", { "licence.md": "Level is free.\n" });
    const text = await licencesOf(
      file("node_modules", "@tiles", "grout", "dist", "grout.js"),
      file("node_modules", "level", "index.js"),
      file("src", "pages", "index.tsx"),
    );
    expect(text).toContain("@tiles/grout 1.0.0 (MIT)\n========================\n\nGrout is free.\n");
    expect(text).toContain("level 1.0.0 (MIT)\n=================\n\nLevel is free.\n");
  });

  it("are listed for a nested package", async () => {
    await install("level", { LICENSE: "Level is free." });
    await install("level/node_modules/spirit", { LICENSE: "Spirit is free." });
    const text = await licencesOf(
      file("node_modules", "level", "a.js"),
      file("node_modules", "level", "node_modules", "spirit", "b.js"),
    );
    expect(text).toContain("Level is free.");
    expect(text).toContain("Spirit is free.");
  });

  it("stop the build where one is missing, with the package's name", async () => {
    await install("lime", { "README.md": "MIT" });
    await expect(licencesOf(file("node_modules", "lime", "index.js"))).rejects.toThrow(
      /lime 1\.0\.0 is in the site's scripts/,
    );
  });
});
