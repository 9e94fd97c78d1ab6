import { changesInCommit } from "../../../../history/paths-of-commit";
import { listCommits, readCommit } from "../commits";
import type { GitHubApi } from "../github-api";

/** More often no entry gets another slug. */
const mostRenamings = 10;

/** Where a file, which was at a path below data/ once, is by now: under the slugs that it got since; undefined where it was removed. */
export async function pathSince(api: GitHubApi, path: string): Promise<string | undefined> {
  let now = path;
  for (let renaming = 0; renaming < mostRenamings; renaming += 1) {
    const [last] = await listCommits(api, now, api.branch, 1);
    const { touched } = last ? await readCommit(api, last.sha) : { touched: [] };
    const change = changesInCommit(touched, (one) => one === now)
      .flat()
      .find(({ from }) => from === now);
    if (!change || change.to === now) return now;
    if (change.to === undefined) return undefined;
    now = change.to;
  }
  return now;
}
