/** @jest-environment node */
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onPreBuild } from "../../../src/gatsby/node/on-pre-build";
import { runHook } from "./run-hook";

let site: string;

beforeEach(async () => {
  site = await mkdtemp(join(tmpdir(), "on-pre-build-"));
});

afterEach(() => rm(site, { recursive: true }));

const prepareBuild = () =>
  runHook(onPreBuild, { store: { getState: () => ({ program: { directory: site } }) } });

describe("Before a build", () => {
  it("the scripts of earlier builds go; pages, pictures and data stay", async () => {
    await mkdir(join(site, "public", "static"), { recursive: true });
    const files = ["app-1a.js", "app-1a.js.map", "app-1a.js.LICENSE.txt", "index.html", "chunk-map.json"];
    for (const file of files) await writeFile(join(site, "public", file), "");
    await prepareBuild();
    expect((await readdir(join(site, "public"))).sort()).toEqual(["chunk-map.json", "index.html", "static"]);
  });

  it("a first build has nothing to clear away", async () => {
    await expect(prepareBuild()).resolves.toBeUndefined();
  });
});
