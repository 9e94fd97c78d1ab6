import { spawnSync } from "node:child_process";

/** The check's message about a folder. Empty if Gatsby can work there. */
const messageFor = (folder: string) =>
  spawnSync(process.execPath, ["tools/check-folder-name.mjs", folder], { encoding: "utf8" }).stderr;

it.each(["/home/jo/site (1)", "/home/jo/a#b", "C:\\sites\\{new}"])(
  "A folder in which Gatsby cannot work is named in one sentence: %s",
  (folder) => {
    expect(messageFor(folder)).toContain(`Gatsby cannot work in ${folder}: rename the folder`);
  },
);

it.each([
  ["/home/jo/node_modules/site", "node_modules"],
  ["C:\\Users\\Jo\\.cache\\site", ".cache"],
])(
  "A folder below node_modules or a cache is refused, since its code would pass for theirs: %s",
  (folder, name) => {
    expect(messageFor(folder)).toContain(`move it out of the folder that has ${name} in its name`);
  },
);

it.each(["/home/jo/O'Brien & Sons, tiles", "C:\\Users\\Jo\\site-2_final+new!"])(
  "A folder with any other character in its name is accepted: %s",
  (folder) => {
    expect(messageFor(folder)).toBe("");
  },
);
