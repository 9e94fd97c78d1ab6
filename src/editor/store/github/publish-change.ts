import type { Change } from "../../change/change";
import { staleTexts } from "../../change/changed-files";
import { StaleError, StoreError } from "../store";
import type { GitHubApi } from "./github-api";
import { isMovedOn } from "./github-failure";
import { makeCommit, type RemovedPicture } from "./make-commit";
import type { CommittedContent } from "./read-content";

const mostAttempts = 5;

/**
 * Publishes a change as one commit on exactly what was read; gives back both. Where somebody else was faster, it is made
 * anew of what is there now, unless it is about the same texts.
 */
export async function publishChange(
  api: GitHubApi,
  branch: string,
  read: () => Promise<CommittedContent>,
  change: Change,
  removedPicture: RemovedPicture,
): Promise<{ sha: string; parent: string }> {
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    const present = await read();
    const stale = staleTexts(change, present.files);
    if (stale.length > 0) throw new StaleError(stale);
    const sha = await makeCommit(api, present, change, { removedPicture });
    try {
      await api.ask("PATCH", `git/refs/heads/${branch}`, { sha, force: false });
      return { sha, parent: present.revision };
    } catch (reason) {
      if (!isMovedOn(reason)) throw reason;
    }
  }
  throw new StoreError("Others are publishing just now. Your words are kept: publish again in a minute.");
}
