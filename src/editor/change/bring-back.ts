import { fieldsIn } from "../../content/fields/value-path";
import { namedPath } from "../../content/reading/file-path";
import { parseJson } from "../../content/reading/parse-json";
import { contentTypeOf, contentTypes } from "../../content/types/content-types";
import type { Change, Content } from "./change";
import { renamingIn, textAt } from "./changed-files";
import { contentOf } from "./entries";
import { entryChange } from "./entry-change";

/** An entry as it was before a change. */
export interface EarlierVersion {
  path: string;
  text: string;
}

/** The versions that a change replaced: none of an entry that it made. */
export const earlierVersions = ({ texts }: Change): EarlierVersion[] =>
  texts.flatMap(({ path, before }) =>
    before !== undefined && parseJson(before).fault === undefined && contentTypeOf(path)
      ? { path, text: before }
      : [],
  );

/** Brings back an entry as it was before a change: also if the change removed it, or gave it another short name. */
export function bringBackVersion(
  content: Content,
  { texts }: Change,
  { path, text }: EarlierVersion,
): Change & { path: string } {
  const renaming = renamingIn(texts);
  const now = renaming?.from.path === path ? renaming.to.path : path;
  const value = contentOf(text);
  const pictures = missingPictures(content, picturesIn(path, value));
  const isThere = textAt(content, now) !== undefined;
  const change = entryChange(content, { path: isThere ? now : path, value, pictures });
  return { ...change, title: `${change.title.replace(/: new$/, "")} (brought back)` };
}

function picturesIn(path: string, value: unknown): string[] {
  const type = contentTypeOf(path);
  if (!type) return [];
  return fieldsIn(contentTypes[type].schema, value).flatMap((field) =>
    field.description.use === "picture" && typeof field.value === "string" && field.value !== ""
      ? namedPath(path, field.value)
      : [],
  );
}

/** Those of some pictures that are not stored. */
export function missingPictures({ pictures }: Content, paths: readonly string[]): string[] {
  const stored = new Set(pictures.map(({ path }) => path));
  return [...new Set(paths)].filter((path) => !stored.has(path));
}
