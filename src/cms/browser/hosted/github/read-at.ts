import { posix } from "node:path";
import type { StoredEntry } from "../../../history/kept-change";
import type { GitHubApi } from "./github-api";

/** Reads an entry, by its path below data/, as it was at a commit. */
export type ReadAt = (path: string, commit: string) => Promise<StoredEntry | undefined>;

/** Of each folder it asks once what is in it, and for each content once. */
export function readAt(api: GitHubApi): ReadAt {
  const folders = new Map<string, ReturnType<GitHubApi["listFiles"]>>();
  const texts = new Map<string, Promise<string>>();
  return async (path, commit) => {
    const folder = posix.dirname(`data/${path}`);
    const key = `${commit}:${folder}`;
    const listed = folders.get(key) ?? api.listFiles(folder, { branch: commit, depth: 1 });
    folders.set(key, listed);
    const file = (await listed).find((one) => one.path === `data/${path}`);
    if (!file) return undefined;
    const text = texts.get(file.id) ?? api.readFile(file.path, file.id);
    texts.set(file.id, text);
    return { path, text: await text };
  };
}
