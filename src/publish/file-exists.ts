import { access } from "node:fs/promises";

/** Whether there is a file or a folder at the path. */
export async function fileExists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
