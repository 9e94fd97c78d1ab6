import { posix } from "node:path";
import { visitFields } from "../../content/fields/content-path";
import { parseContentFile } from "../../content/reading/parse-content-file";
import type { ContentChange } from "../content-change";
import type { ChangedEntry, StoredEntry } from "./kept-change";

/** What an undoing has to know of the content as it is now. Paths are below data/. */
interface Present<Picture> {
  /** Every file. */
  paths: ReadonlySet<string>;
  /** Where an entry may be by now, the likeliest first. */
  placesOf(entry: ChangedEntry): Promise<(string | undefined)[]>;
  /** A picture that is there no longer, as it was; undefined where nobody knows it. */
  deletedPicture(path: string): Promise<Picture | undefined>;
}

interface Undoing<Picture> {
  changes: ContentChange[];
  /** The pictures that come back with them, by their names. */
  pictures: ReadonlyMap<string, Picture>;
}

/**
 * The changes that let each entry say again what it said before: a new one is removed, a removed one is there again with
 * its pictures. They are checked and made like any other.
 */
export async function undoing<Picture>(
  entries: readonly ChangedEntry[],
  { paths, placesOf, deletedPicture }: Present<Picture>,
): Promise<Undoing<Picture>> {
  const pictures = new Map<string, Picture>();
  const changes: ContentChange[] = [];
  for (const entry of entries) {
    const { before, after } = entry;
    const now = (await placesOf(entry)).find((path) => path !== undefined && paths.has(path));
    const uploads: string[] = [];
    for (const path of before ? picturesOf(before) : []) {
      const picture = paths.has(path) ? undefined : await deletedPicture(path);
      if (picture === undefined) continue;
      pictures.set(posix.basename(path), picture);
      uploads.push(posix.basename(path));
    }
    changes.push({
      path: now ?? (before ?? after)?.path ?? "",
      ...(before ? { text: before.text } : {}),
      isNew: before !== undefined && now === undefined,
      uploads,
    });
  }
  return { changes, pictures };
}

/** The pictures that an entry shows. */
function picturesOf(entry: StoredEntry): string[] {
  const { parsed } = parseContentFile(entry);
  const named = new Set<string>();
  if (parsed)
    visitFields(parsed.schema, parsed.content, ({ description, value }) => {
      if (description.use === "picture" && typeof value === "string")
        named.add(posix.join(posix.dirname(entry.path), value));
    });
  return [...named];
}
