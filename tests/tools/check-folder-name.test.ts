/** @jest-environment node */
import { spawnSync } from "node:child_process";

const check = (folder: string) =>
  spawnSync("node", ["tools/check-folder-name.mjs", folder], { encoding: "utf8" });

describe("A folder", () => {
  it.each([
    "/home/jo/site (1)",
    "/home/jo/a#b",
    "/home/jo/50% off",
    "/home/jo/[old]/site",
    "C:\\sites\\{new}",
  ])("in which Gatsby cannot work is named in one sentence: %s", (folder) => {
    const { status, stderr } = check(folder);
    expect(status).toBe(1);
    expect(stderr).toMatch(/^Gatsby cannot work in .*: rename the folder.*\n$/);
    expect(stderr).toContain(folder);
  });

  it.each([
    ["/home/jo/.cache/site", ".cache"],
    ["/home/jo/node_modules/site", "node_modules"],
    ["/home/jo/.yarn/berry/site", ".yarn"],
    ["/home/jo/site.cache/new", ".cache"],
    ["C:\\Users\\Jo\\.cache\\site", ".cache"],
  ])(
    "below one of packages or caches is refused, since its code would pass for theirs: %s",
    (folder, name) => {
      const { status, stderr } = check(folder);
      expect(status).toBe(1);
      expect(stderr).toBe(
        `Gatsby cannot work in ${folder}: move it out of the folder that has ${name} in its name.\n`,
      );
    },
  );

  it.each([
    "/home/jo/my site",
    "/home/jo/cache/yarn/site",
    "/home/jo/sité",
    "/home/jo/O'Brien & Sons, tiles",
    "C:\\Users\\Jo\\site-2_final+new!",
  ])("with any other sign in its name is no matter: %s", (folder) => {
    expect(check(folder)).toMatchObject({ status: 0, stderr: "" });
  });
});
