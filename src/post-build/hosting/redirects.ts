import { homeSection, pagePaths } from "../../routes/page-paths";

export interface Redirect {
  from: string;
  to: string;
}

/** Folders of pages, which people reach by cutting an address short, and where those pages are listed. */
export const folderRedirects: readonly Redirect[] = [
  { from: folderOf(pagePaths.area), to: pagePaths.areasCovered },
  { from: folderOf(pagePaths.service), to: homeSection("services") },
];

/** Where pages of one kind lie: /areas. */
function folderOf(pathOf: (slug: string) => string): string {
  return pathOf("").slice(0, -1);
}

/** The addresses that pages have, in every server's regular expressions: /areas/chelsea. */
export const pageAddress = "(?:/[a-z0-9-]+)+";
