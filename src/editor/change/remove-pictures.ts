import type { Change, Content } from "./change";

/** The name that owners see: projects/cafe/room.jpg. */
export const pictureName = (path: string) => path.replace(/^images\//, "");

/** Removes pictures, if they are still stored. */
export function removePictures({ pictures }: Content, paths: readonly string[]): Change {
  const found = pictures.filter(({ path }) => paths.includes(path));
  const [first] = found;
  const what =
    first && found.length === 1 ? `Picture ${pictureName(first.path)}` : `${found.length} pictures`;
  return {
    title: `${what}: removed`,
    texts: [],
    pictures: found.map(({ path }) => ({ kind: "removed", path })),
  };
}
