import { fileName } from "../../content/reading/file-path";

/** Begins the file name of an entry that has no slug yet. No slug has a tilde, so no stored entry has such a path. */
const unnamed = "~new";

/** True for the path of a new entry, until it is published. */
export const isNewPath = (path: string) => fileName(path).startsWith(unnamed);

/** Each call makes another path, so that two unfinished entries have two drafts. */
export const newEntryPath = (folder: string) => `${folder}/${unnamed}-${crypto.randomUUID()}.json`;
