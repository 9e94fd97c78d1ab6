import { readFile } from "node:fs/promises";
import { parsePage } from "../page-tree";
import { checkPage } from "./check-page";
import type { SiteFacts } from "./read-site-facts";

/** A page as visitors get it. */
export interface WrittenPage {
  /** Its path in the build: /areas/chelsea.html. */
  path: string;
  file: string;
}

/** More would hide the first, and mostly one fault is on every page. */
const mostShown = 20;

/**
 * Reads every page back as it was written and stops the build where one is not as it must be: the last thing that a
 * build does, so that nothing is published unchecked.
 */
export async function checkPages(pages: readonly WrittenPage[], site: SiteFacts): Promise<void> {
  const faults: string[] = [];
  for (const { path, file } of pages)
    faults.push(...checkPage(parsePage(await readFile(file, "utf8"), path), site));
  if (faults.length === 0) return;
  const more = faults.length > mostShown ? [`and ${faults.length - mostShown} more`] : [];
  throw new Error(
    ["Built pages are not fit to publish:", ...faults.slice(0, mostShown), ...more].join("\n  "),
  );
}
