import type { Collection } from "../../collections";

/** The path below data/ of an open entry; undefined for one that the CMS does not know. */
export function entryPath(
  collections: readonly Collection[],
  group: string,
  entry: string,
): string | undefined {
  const { folder, files = [] } = collections.find(({ name }) => name === group) ?? {};
  const path = folder ? `${folder}/${entry}.json` : files.find(({ name }) => name === entry)?.file;
  return path && belowData(path);
}

/** Whether a path below data/ is one of a group's entries. */
export function isInGroup(collections: readonly Collection[], group: string): (path: string) => boolean {
  const { folder, files = [] } = collections.find(({ name }) => name === group) ?? {};
  const paths = files.map(({ file }) => belowData(file));
  return (path) => (folder ? path.startsWith(`${belowData(folder)}/`) : paths.includes(path));
}

const belowData = (path: string) => path.replace(/^data\//, "");
