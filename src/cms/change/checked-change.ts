import { checkContent } from "../../content/check-content";
import { leastPictureWidth } from "../../content/fields/least-picture-width";
import type { ContentFile } from "../../content/reading/read-content-files";
import type { ValidationError } from "../../content/reading/validation-error";
import type { PictureInspector } from "../../content/rules/pictures/check-pictures";
import type { ContentChange } from "../content-change";
import { type CompleteChange, completeChange, type PresentContent } from "./complete-change";

/** Tells the facts of pictures. */
export interface PictureInspectors {
  /** Of one that is there, by its path below data/. */
  stored: PictureInspector;
  /** Of one that is to be stored, by the name that Decap gave it. */
  uploaded: PictureInspector;
}

export interface CheckedChange extends CompleteChange {
  /** The errors that the change would add to the content. */
  errors: ValidationError[];
}

/** A new picture as src/cms/browser/uploads/reduce-picture.ts makes every one, where its bytes are not looked at. */
export const reducedPicture: PictureInspector = async () => ({
  width: leastPictureWidth,
  orientation: 1,
  hasLocation: false,
});

/** Completes a change and says what the build would refuse after it. */
export function checkedChange(
  present: PresentContent,
  change: ContentChange,
  inspect: PictureInspectors,
): Promise<CheckedChange> {
  return checkedTogether(present, [change], inspect);
}

/** Completes changes of different entries, of which one alone may be wrong: two that exchange their numbers. */
export async function checkedTogether(
  present: PresentContent,
  changes: readonly ContentChange[],
  inspect: PictureInspectors,
): Promise<CheckedChange> {
  const parts = changes.map((change) => completeChange(present, unlessTaken(present.files, change)));
  const complete: CompleteChange = {
    texts: parts.flatMap(({ texts }) => texts),
    uploads: parts.flatMap(({ uploads }) => uploads),
    moves: parts.flatMap(({ moves }) => moves),
  };
  const after = await checkContent(changed(present.files, complete), inspectorAfter(complete, inspect));
  if (after.length === 0) return { ...complete, errors: [] };
  const before = await checkContent(present.files, inspect.stored);
  const known = new Set(before.map(asText));
  return { ...complete, errors: after.filter((error) => !known.has(asText(error))) };
}

/** What the build will find: pictures that are stored with the change, and those that are there or move. */
function inspectorAfter({ uploads, moves }: CompleteChange, inspect: PictureInspectors): PictureInspector {
  const names = new Map(uploads.map(({ name, to }) => [to, name]));
  const origins = new Map(moves.map(({ from, to }) => [to, from]));
  return async (path) => {
    const name = names.get(path);
    if (name !== undefined) return inspect.uploaded(name);
    const gone = moves.some(({ from }) => from === path);
    return gone ? "missing" : inspect.stored(origins.get(path) ?? path);
  };
}

/** A new file never takes the place of another of its name; Decap adds a number to the name. */
function unlessTaken(files: readonly ContentFile[], change: ContentChange): ContentChange {
  const taken = change.isNew && files.some((file) => file.path === change.path);
  return taken ? { ...change, path: change.path.replace(/\.json$/, "-1.json") } : change;
}

function changed(files: readonly ContentFile[], { texts }: CompleteChange): ContentFile[] {
  const replaced = new Set(texts.map(({ path }) => path));
  const written = texts.flatMap(({ path, text }) => (text === undefined ? [] : [{ path, text }]));
  return [...files.filter(({ path }) => !replaced.has(path)), ...written];
}

const asText = (error: ValidationError) => JSON.stringify(error);
