/** @jest-environment node */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "../jest/temporary-folder";

/** A checkout whose cache was made in a folder, after the script has looked at it. */
function lookedAt(builtIn?: (folder: string) => string) {
  const folder = temporaryFolder();
  mkdirSync(join(folder, ".cache"));
  writeFileSync(join(folder, ".cache", "state"), "");
  if (builtIn) writeFileSync(join(folder, ".cache", "built-in"), builtIn(folder));
  const printed = execFileSync("node", ["tools/forget-moved-cache.mjs", folder], { encoding: "utf8" });
  const has = (...steps: string[]) => existsSync(join(folder, ...steps));
  return { printed, state: has(".cache", "state"), keepsPictures: has("public", "keep-pictures") };
}

it("A cache that was made in another folder is thrown away, and its pictures are to be kept", () => {
  const { printed, ...rest } = lookedAt(() => "/somewhere/else");
  expect(rest).toEqual({ state: false, keepsPictures: true });
  expect(printed).toBe(
    "The cache was made in /somewhere/else: it is made anew, and the pictures are kept.\n",
  );
});

it.each([
  ["that was made here", (folder: string) => folder],
  ["that does not say where it was made", undefined],
])("A cache %s stays", (_which, builtIn) => {
  expect(lookedAt(builtIn)).toEqual({ printed: "", state: true, keepsPictures: false });
});

it("Pages that were built with a forgotten cache are not published again, and pictures stay", () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, "public", "static"), { recursive: true });
  mkdirSync(join(folder, "public", "areas"));
  for (const file of ["index.html", "areas/chelsea.html", "static/room.avif"])
    writeFileSync(join(folder, "public", file), "");
  execFileSync("node", ["tools/forget-moved-cache.mjs", folder]);
  expect(readdirSync(join(folder, "public")).sort()).toEqual(["keep-pictures", "static"]);
  expect(existsSync(join(folder, "public", "static", "room.avif"))).toBe(true);
});

it("Pictures that were copied without a cache are to be kept", () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, "public", "static"), { recursive: true });
  const printed = execFileSync("node", ["tools/forget-moved-cache.mjs", folder], { encoding: "utf8" });
  expect(printed).toBe("There is no cache beside public/: it is made anew, and the pictures are kept.\n");
  expect(existsSync(join(folder, "public", "keep-pictures"))).toBe(true);
});
