import type { ChangedEntry, KeptChange } from "../../../../history/kept-change";
import { changesInCommit, followsFromRenaming, type PathChange } from "../../../../history/paths-of-commit";
import { type ListedCommit, listCommits, readCommit } from "../commits";
import type { GitHubApi } from "../github-api";
import { inParts } from "../in-parts";
import { type ReadAt, readAt } from "../read-at";

/** A change as a commit made it. */
export interface CommittedChange extends KeptChange {
  /** The commit before it; none before the first. */
  parent: string | undefined;
}

/** As many as are shown. */
const most = 30;

/** The last changes of files and folders, by their paths below data/. */
export async function changesOfCommits(api: GitHubApi, paths: readonly string[]): Promise<CommittedChange[]> {
  const read = readAt(api);
  const made = (await Promise.all(paths.map((path) => changesBelow(api, read, path, api.branch)))).flat();
  const latest = [...new Map(made.map((change) => [change.id, change])).values()]
    .sort((one, other) => other.at.localeCompare(one.at))
    .slice(0, most);
  return latest.map((change, index) => ({
    ...change,
    id: `${String(most - index).padStart(3, "0")}-${change.id}`,
  }));
}

/** Those of one file or folder until a commit, the latest first; a file's also from before it got its slug. */
async function changesBelow(
  api: GitHubApi,
  read: ReadAt,
  path: string,
  from: string,
): Promise<CommittedChange[]> {
  const commits = await listCommits(api, path, from, most);
  const made = await inParts(commits, (commit) => changesOf(api, read, commit, path));
  const renamed = made.findIndex((changes) => formerPath(changes, path) !== undefined);
  const [before, parent] = [formerPath(made[renamed] ?? [], path), made[renamed]?.[0]?.parent];
  if (before === undefined || parent === undefined) return made.flat();
  return [...made.slice(0, renamed + 1).flat(), ...(await changesBelow(api, read, before, parent))];
}

/** The path that a file had until one of the changes; undefined where it got no other one. */
function formerPath(changes: readonly CommittedChange[], path: string): string | undefined {
  const entries = changes.flatMap((change) => change.entries);
  return entries.find(({ before, after }) => after?.path === path && before && before.path !== path)?.before
    ?.path;
}

async function changesOf(
  api: GitHubApi,
  read: ReadAt,
  { sha, at, by }: ListedCommit,
  path: string,
): Promise<CommittedChange[]> {
  const { touched, parent } = await readCommit(api, sha);
  const isWanted = (one: string) => one === path || one.startsWith(`${path}/`);
  const made = await inParts(changesInCommit(touched, isWanted), async (changes) => {
    const entries = await inParts(changes, (change) => changedEntry(read, change, parent, sha));
    return entries.filter((entry) => !followsFromRenaming(touched, entry));
  });
  return made.flatMap((entries) => {
    const [first] = entries;
    const id = `${sha}-${(first?.before ?? first?.after)?.path}`;
    return first ? [{ id, at, ...(by ? { by } : {}), entries, parent }] : [];
  });
}

async function changedEntry(
  read: ReadAt,
  { from, to }: PathChange,
  parent: string | undefined,
  sha: string,
): Promise<ChangedEntry> {
  const [before, after] = await Promise.all([
    from === undefined || parent === undefined ? undefined : read(from, parent),
    to === undefined ? undefined : read(to, sha),
  ]);
  return { ...(before ? { before } : {}), ...(after ? { after } : {}) };
}
