import fs from "node:fs";
import { join, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";

const data = join(__dirname, "../../data");

const reading = ["cp", "lstat", "open", "opendir", "readFile", "readdir", "stat"] as const;
const readingInOneGo = ["createReadStream", "existsSync", ...reading.map((name) => `${name}Sync` as const)];

const isIn = (folder: string, path: string) => `${resolve(path)}${sep}`.startsWith(`${folder}${sep}`);

/** Lets a function of the file system refuse a path below data/: its content is the editor's, and free. */
function refuse(functions: object, name: string): void {
  const original: unknown = Reflect.get(functions, name);
  if (typeof original !== "function" || original.name === "refusing") return;
  Reflect.set(functions, name, function refusing(this: unknown, ...args: unknown[]) {
    const path = args[0] instanceof URL ? fileURLToPath(args[0]) : args[0];
    if (typeof path === "string" && isIn(data, path))
      throw new Error(`A unit test reads ${path}. The content for tests is in tests/fixtures/content.`);
    return Reflect.apply(original, this, args);
  });
}

for (const name of [...reading, ...readingInOneGo]) refuse(fs, name);
for (const name of reading) refuse(fs.promises, name);
