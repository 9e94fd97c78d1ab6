import { contentTypeOf, contentTypes } from "../../../content/types/content-types";
import type { Change, PictureChange } from "../../change/change";
import { contentText } from "../../change/content-text";
import { entryChange, slugOf } from "../../change/entry-change";
import { movedPictures, type Renaming, renamedValue, renamingOf } from "../../change/rename-entry";
import { replaceValues } from "../../change/replace-values";
import type { Content, Draft } from "../store";
import type { DraftBranch } from "./draft-branches";
import type { GitHubApi } from "./github-api";
import { formerPath, pathsOf } from "./history";
import { readTexts } from "./read-content";

/**
 * What a draft's branch says other than the site: all that publishing the draft would change. Pictures that are kept with
 * it lie where it names them or, where its slug moves its folder, there.
 */
export function branchChange(content: Content, draft: Draft, bytes: ReadonlyMap<string, Blob>): Change {
  const { path, before, text } = draft;
  const value: object = JSON.parse(text);
  const to = path.replace(/[^/]+$/, `${slugOf(path, value)}.json`);
  const isTaken = to !== path && content.files.some((file) => file.path === to);
  const renaming = before === undefined || isTaken ? undefined : renamingIn(path, to);
  const moves = renaming ? movedPictures(draft.pictures, renaming) : [];
  const pictures = draft.pictures.map((picture): PictureChange => {
    const added = bytes.get(picture);
    const place = moves.find(({ from }) => from === picture)?.to ?? picture;
    return added
      ? { kind: "added", path: place, bytes: added }
      : { kind: "restored", path: place, removedBy: "" };
  });
  const written = { path, isNew: before === undefined, value: { ...value }, pictures: new Map() };
  const change = entryChange(content, written);
  if (isTaken) return { title: change.title, texts: [{ path, before, after: text }], pictures };
  return { ...change, pictures: [...change.pictures, ...pictures] };
}

/** A draft as its branch has it; undefined where it has none. */
export async function draftOnBranch(
  api: GitHubApi,
  path: string,
  { head, begun, files }: DraftBranch,
): Promise<Pick<Draft, "text" | "before" | "pictures"> | undefined> {
  const folder = path.replace(/[^/]+$/, "");
  const moved = files.find(({ filename }) => formerPath(files, filename) === `data/${path}`);
  const added = files.filter(({ status }) => status === "added").flatMap(pathsOf);
  const isThere = files.some(({ filename, status }) => filename === `data/${path}` && status !== "removed");
  const [now = path] = moved ? pathsOf(moved) : isThere ? [] : added.filter((one) => one.startsWith(folder));
  const [text, before] = await readTexts(api, [
    { commit: head, path: now },
    { commit: begun, path },
  ]);
  if (text === undefined) return undefined;
  const pictures = added.filter((one) => one.startsWith("images/"));
  if (before === undefined) return { text, pictures };
  const back = now === path ? undefined : renamingIn(now, path);
  if (!back) return { text, before, pictures };
  const places = new Map(movedPictures(pictures, back).map(({ from, to }) => [from, to]));
  return {
    text: renamedBack(now, text, back),
    before,
    pictures: pictures.map((one) => places.get(one) ?? one),
  };
}

function renamingIn(from: string, to: string): Renaming | undefined {
  const type = contentTypeOf(from);
  return type && renamingOf(type, from, to.replace(/^.*\/|\.json$/g, ""));
}

/** The text with its pictures where they are on the site; all else stays as it is written. */
function renamedBack(path: string, text: string, back: Renaming): string {
  const { schema } = contentTypes[back.type];
  const rename = renamedValue(path, back);
  return contentText(
    replaceValues(schema, JSON.parse(text), (one, field) =>
      field.use === "picture" ? rename(one, field) : one,
    ),
  );
}
