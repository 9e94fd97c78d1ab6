import { posix } from "node:path";
import { schemaAddress } from "../../content/derived/schema-files";
import { isRecord, valueAt } from "../../content/fields/content-path";
import { cmsPlace } from "../../content/reading/cms-place";
import { fileName } from "../../content/reading/content-path";
import { parseJson } from "../../content/reading/parse-json";
import { londonDay } from "../../content/rules/london-day";
import { type ContentTypeName, contentTypeOf, contentTypes } from "../../content/types/content-types";
import type { Content } from "../store/store";
import type { Change, PictureChange } from "./change";
import { changeRedirects } from "./change-redirects";
import { textChanges } from "./changed-files";
import { contentText } from "./content-text";
import { differences } from "./differences";
import { movedPictures, pictureFolder, renamedFiles, renamedValue, renamingOf } from "./rename-entry";
import { replaceValues } from "./replace-values";

/** An entry as it was written in its form. */
export interface WrittenEntry {
  /** Its file below data/; of a new entry, one that is free. */
  path: string;
  isNew: boolean;
  value: Record<string, unknown>;
  /** The pictures that are new in it, by the paths below data/ under which it names them. */
  pictures: ReadonlyMap<string, Blob>;
}

/**
 * All that has to be written so that an entry leaves nothing behind: itself with its pictures and, where its slug changed,
 * whatever refers to it and a redirect from its old address.
 */
export function entryChange(content: Content, { path, isNew, value, pictures }: WrittenEntry): Change {
  const type = contentTypeOf(path);
  if (!type) throw new Error(`No content type is at ${path}`);
  const slug = slugOf(path, value);
  const renaming = isNew ? undefined : renamingOf(type, path, slug);
  const newPath =
    "folder" in contentTypes[type].place ? posix.join(posix.dirname(path), `${slug}.json`) : path;
  const stored = content.pictures.map((picture) => picture.path);
  const moves = renaming ? movedPictures(stored, renaming) : [];
  const taken = new Set([...stored, ...moves.map((move) => move.to)]);
  const placed = placePictures(type, slug, pictures, taken);
  const named = replaceValues(
    contentTypes[type].schema,
    completed(content, type, path, value),
    (text, description) => {
      if (description.use === "picture") {
        const to = placed.get(posix.join(posix.dirname(path), text));
        if (to) return posix.relative(posix.dirname(newPath), to);
      }
      return renaming ? renamedValue(path, renaming)(text, description) : text;
    },
  );
  const text = contentText({ $schema: schemaAddress(type), ...Object(named) });
  const others = content.files.filter((file) => file.path !== path);
  const from = isNew ? undefined : fileName(path);
  const moved = renaming ? renamedFiles(others, renaming) : [];
  const redirects =
    from === slug ? [] : changeRedirects(content.files, { type, ...(from ? { from } : {}), to: slug });
  const written = new Map<string, string | undefined>([
    ...[...moved, ...redirects].map((file) => [file.path, file.text] as const),
    ...(renaming ? [[path, undefined] as const] : []),
    [newPath, text],
  ]);
  return {
    title: titleOf(newPath, isNew ? undefined : textAt(content, path), text),
    texts: textChanges(content, written),
    pictures: [
      ...moves.map((move): PictureChange => ({ kind: "moved", from: move.from, path: move.to })),
      ...[...placed].flatMap(([name, to]): PictureChange[] => {
        const bytes = pictures.get(name);
        return bytes ? [{ kind: "added", path: to, bytes }] : [];
      }),
    ],
  };
}

/** Where new pictures are stored, by the paths under which the entry names them: under a name that is free. */
function placePictures(
  type: ContentTypeName,
  slug: string,
  pictures: ReadonlyMap<string, Blob>,
  taken: Set<string>,
): Map<string, string> {
  const folder = pictureFolder(type, slug);
  const placed = new Map<string, string>();
  for (const name of folder ? pictures.keys() : []) {
    const [, stem = "", ext = ""] = /^(.*?)(\.\w+)$/.exec(posix.basename(name)) ?? [];
    let to = posix.join(folder ?? "", `${stem}${ext}`);
    for (let number = 2; taken.has(to); number += 1) to = posix.join(folder ?? "", `${stem}-${number}${ext}`);
    taken.add(to);
    placed.set(name, to);
  }
  return placed;
}

/** What nobody types: the day of a legal text is today, and a new entry is the last of its list. */
function completed(
  { files }: Content,
  type: ContentTypeName,
  path: string,
  value: Record<string, unknown>,
): Record<string, unknown> {
  if (type === "PrivacyPolicy" || type === "TermsOfService")
    return { ...value, updated: londonDay(new Date()) };
  if (!("order" in contentTypes[type].schema.shape) || typeof value.order === "number") return value;
  const orders = files.flatMap((file) => {
    const json = posix.dirname(file.path) === posix.dirname(path) ? parseJson(file.text) : undefined;
    return json && "value" in json ? Number(valueAt(json.value, ["order"])) || 0 : [];
  });
  return { ...value, order: Math.max(0, ...orders) + 1 };
}

/** Areas › Chelsea: Card text, Homes. */
function titleOf(path: string, before: string | undefined, after: string): string {
  const json = parseJson(after);
  const name = cmsPlace(path, "value" in json ? json.value : undefined) ?? path;
  if (before === undefined) return `${name}: new`;
  const labels = [...new Set(differences(path, before, after).map(({ label }) => label.split(" › ")[0]))];
  const more = labels.length > 3 ? ` and ${labels.length - 3} more` : "";
  return labels.length > 0 ? `${name}: ${labels.slice(0, 3).join(", ")}${more}` : name;
}

export const textAt = ({ files }: Pick<Content, "files">, path: string) =>
  files.find((file) => file.path === path)?.text;

/** The slug that an entry has or, while it has none, its file's name. */
export function slugOf(path: string, value: unknown): string {
  const slug = valueAt(value, ["slug"]);
  return isRecord(value) && typeof slug === "string" && slug !== "" ? slug : fileName(path);
}
