import type { Change } from "../../change/change";
import { staleTexts } from "../../change/changed-files";
import { StaleError, type Store, StoreError } from "../store";
import { githubAccount, session } from "./github-account";
import { githubApi, MovedOnError } from "./github-api";
import { githubDrafts } from "./github-drafts";
import { githubHistory } from "./history";
import { followCommit } from "./live-state";
import { makeCommit } from "./make-commit";
import { type CommittedContent, readContent } from "./read-content";

/** Where the content of a published site is kept. */
export interface GitHubSettings {
  /** `owner/name` */
  repository: string;
  branch: string;
  /** The address of a sign-in proxy. */
  proxy?: string | undefined;
  /** Where the host shows a draft: https://deploy-preview-{number}--the-site.netlify.app */
  preview?: string | undefined;
}

const mostAttempts = 5;

/** The content in a repository at GitHub: every change is one commit. */
export function githubStore(settings: GitHubSettings, browser: Window): Store {
  const { repository, branch, proxy } = settings;
  const signedIn = session(browser);
  const api = githubApi(repository, signedIn);
  const { history, changed } = githubHistory(api, branch);
  const drafts = githubDrafts(api, settings);
  let last: CommittedContent | undefined;

  /** What GitHub answers right after a commit may be what was there before it. */
  let made: { sha: string; parent: string } | undefined;
  const read = async () => {
    const content = await readContent(api, branch);
    last = made && content.commit === made.parent ? await readContent(api, made.sha) : content;
    return last;
  };

  /**
   * Publishes a change as one commit on exactly what was read. If somebody else was faster, it is made anew on what
   * is there now, unless it is about the same texts.
   */
  async function publish(change: Change): Promise<string> {
    for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
      const present = await read();
      const stale = staleTexts(change.texts, present);
      if (stale.length > 0) throw new StaleError(stale);
      const sha = await makeCommit(api, present, change);
      try {
        await api.ask("PATCH", `git/refs/heads/${branch}`, { sha, force: false });
        made = { sha, parent: present.commit };
        return sha;
      } catch (reason) {
        if (!(reason instanceof MovedOnError)) throw reason;
      }
    }
    throw new StoreError("Others are publishing just now. Your words are kept: publish again in a minute.");
  }

  return {
    read,
    publish: async (change, draft) => {
      const pull = draft === undefined ? undefined : (await drafts.unchanged(draft)).pull;
      const id = await publish({ ...change, title: change.title + (pull ? ` (#${pull.number})` : "") });
      if (draft !== undefined) await drafts.done(draft);
      return { id, live: followCommit(api, id) };
    },
    history,
    changed,
    drafts: drafts.drafts,
    keepDraft: drafts.keepDraft,
    dropDraft: drafts.dropDraft,
    picture: async (path, draft) => {
      const kept = draft === undefined ? undefined : drafts.picture(draft, path);
      const sha = kept ?? (last ?? (await read())).shas.get(path);
      if (!sha) throw new StoreError("This picture is no longer there.");
      return api.bytes(sha);
    },
    account: githubAccount(api, signedIn, browser, proxy),
  };
}
