import { readdir } from "node:fs/promises";
import { sep } from "node:path";
import { type BuiltPage, readPage } from "../page-tree";
import { checkPage } from "./check-page";

/** A fault is mostly on every page: a longer list would hide the first. */
const mostShown = 20;

/**
 * Reads every written page back and fails the build where one has a fault. It runs last, so that nothing is published
 * unchecked.
 */
export async function checkPages(
  pages: readonly BuiltPage[],
  publicFolder: string,
  website: string,
): Promise<void> {
  const site = { website, files: await addressesIn(publicFolder) };
  const faults: string[] = [];
  for (const page of pages) faults.push(...checkPage(await readPage(page), site));
  if (faults.length === 0) return;
  const more = faults.length > mostShown ? [`and ${faults.length - mostShown} more`] : [];
  throw new Error(
    ["Built pages are not fit to publish:", ...faults.slice(0, mostShown), ...more].join("\n  "),
  );
}

/** The addresses of all files in a folder. */
export async function addressesIn(folder: string): Promise<ReadonlySet<string>> {
  const names = await readdir(folder, { recursive: true });
  return new Set(names.map((name) => `/${name.split(sep).join("/")}`));
}
