import type { ContentTypeName } from "../../content/types/content-types";

/** Folders that the entries of a type share. */
const shared: Partial<Record<ContentTypeName, string>> = {
  Cutaway: "images/cutaways",
  HomePage: "images/hero",
  Tile: "images/tiles",
};

/** Where the pictures of a type's files lie below data/; undefined for types without pictures of their own. */
export function pictureFolder(type: ContentTypeName, slug: string): string | undefined {
  return type === "Project" ? `images/projects/${slug}` : shared[type];
}
