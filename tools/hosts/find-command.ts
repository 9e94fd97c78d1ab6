import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/** Debian keeps servers where only root looks. */
const forRoot = ["/usr/sbin", "/usr/local/sbin"];

/** The path of an installed command, or nothing. */
export function findCommand(name: string, path = process.env.PATH ?? ""): string | undefined {
  return [...path.split(delimiter), ...forRoot]
    .filter(Boolean)
    .map((folder) => join(folder, name))
    .find(isExecutable);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
