import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export const filesIn = (folder: string, ending: RegExp) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && ending.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name));

export const md5 = (file: string) => createHash("md5").update(readFileSync(file)).digest("hex");

/** The stored pictures by their MD5, after which Gatsby names the folder of their versions. */
export const masters = new Map(
  filesIn("data/images", /\.(jpe?g|png|webp)$/i).map((file) => [md5(file), file]),
);
