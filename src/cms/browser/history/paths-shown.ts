import { belowData } from "../../../content/reading/content-path";
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

/** The paths below data/ of a group's entries: of its folder, or of each of its files. */
export function groupPaths(collections: readonly Collection[], group: string): string[] {
  const { folder, files = [] } = collections.find(({ name }) => name === group) ?? {};
  return (folder ? [folder] : files.map(({ file }) => file)).map(belowData);
}

/** Whether a path below data/ is one of a group's entries. */
export function isInGroup(collections: readonly Collection[], group: string): (path: string) => boolean {
  const paths = groupPaths(collections, group);
  return (path) => paths.some((one) => path === one || path.startsWith(`${one}/`));
}
