import type { ContentByPath } from "../../src/content/answer/entries";
import { withoutSchemaPath } from "../../src/content/reading/parse-json";
import { type Edit, fixtureFiles, set } from "./fixture-edits";

/** The content of the made-up company after some edits, by the paths of its files. */
export function contentWith(...edits: Edit[]): ContentByPath {
  const files = fixtureFiles(...edits);
  return Object.fromEntries(files.map(({ path, text }) => [path, withoutSchemaPath(JSON.parse(text))]));
}

/** The content of the made-up company. */
export const companyContent = contentWith();

/** Removes the company's insurance, so that its certificates are its only papers. */
export const uninsured = set("company.json", "insurance", undefined);

/** A picture for an optional field that the made-up company leaves empty. */
export const morePicture = {
  image: "../images/tiles/quarry.jpg",
  alt: "A quarry tile",
  kind: "visualisation",
};
