import type { PageTree } from "./page-tree";

/**
 * The one part that a page must have. Where Gatsby no longer writes it, or writes it twice, the build stops: a page that
 * is nearly right would be published without a word.
 */
export function onlyOne<Part>({ path }: Pick<PageTree, "path">, name: string, found: readonly Part[]): Part {
  const [part, second] = found;
  if (part === undefined) stop(path, `${name} is missing`);
  if (second !== undefined) stop(path, `${name} is there ${found.length} times`);
  return part;
}

/** Stops the build over a page. */
export function stop(path: string, fault: string): never {
  throw new Error(
    `${path}: ${fault}. Compare the page in .cache/pages-as-built with what src/post-build expects.`,
  );
}
