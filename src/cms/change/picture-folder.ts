import type { ContentTypeName } from "../../content/types/content-types";

/** Where the pictures of a type's files lie below data/; undefined for types without pictures of their own. */
export function pictureFolder(type: ContentTypeName, slug: string): string | undefined {
  if (type === "Project") return `images/projects/${slug}`;
  return type === "HomePage" ? "images/hero" : undefined;
}
