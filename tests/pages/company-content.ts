import { readdirSync } from "node:fs";
import type { ContentByPath } from "../../src/content/answer/entries";
import { changed, contentFolder, fixture } from "../content/valid-content";

/** The content of the made-up company. */
export const companyContent: ContentByPath = Object.fromEntries(
  readdirSync(contentFolder, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".json"))
    .map((path) => [path, Object(fixture(path))]),
);

/** Changes one field of a file; `undefined` removes the field. */
export function withField(
  content: ContentByPath,
  path: string,
  field: string,
  value: unknown,
): ContentByPath {
  return { ...content, [path]: Object(changed(content[path], field, value)) };
}

/** A company that has no papers but its certificates. */
export const uninsured = withField(companyContent, "company.json", "insurance", undefined);

/** A visualisation for a place that the made-up company leaves without a picture. */
export const morePicture = {
  image: "../images/tiles/quarry.jpg",
  alt: "A quarry tile",
  kind: "visualisation",
};

/** Removes all files of some folders. */
export function withoutFolders(content: ContentByPath, ...folders: string[]): ContentByPath {
  const files = Object.entries(content);
  return Object.fromEntries(
    files.filter(([path]) => !folders.some((folder) => path.startsWith(`${folder}/`))),
  );
}
