import type { Change } from "../../change/change";
import { staleTexts } from "../../change/changed-files";
import { StaleError, type Store, StoreError } from "../store";
import { githubAccount, session } from "./github-account";
import { githubApi, MovedOnError } from "./github-api";
import { githubDraft } from "./github-draft";
import { githubHistory } from "./history";
import { makeCommit } from "./make-commit";
import { type CommittedContent, readContent } from "./read-content";

/** Where the content of a published site is kept. */
export interface GitHubSettings {
  /** `owner/name` */
  repository: string;
  branch: string;
  /** The address of a sign-in proxy. */
  proxy?: string | undefined;
  /** Where the host shows the draft: https://site-draft--the-site.netlify.app */
  preview?: string | undefined;
}

const mostAttempts = 5;

/** The content in a repository at GitHub: every change is one commit. */
export function githubStore(settings: GitHubSettings, browser: Window): Store {
  const { repository, branch, proxy } = settings;
  const signedIn = session(browser);
  const api = githubApi(repository, signedIn);
  const { history, changed } = githubHistory(api, branch);
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

  const draft = githubDraft(api, settings, read);

  return {
    read,
    publish: async (change, left) => {
      if (left) await draft.expectUnchanged(left);
      const id = await publish(change);
      if (left) await draft.keep(left).catch(() => undefined); // It is published; what stays is in the draft, still.
      return { id };
    },
    history,
    changed,
    draft: draft.read,
    keepDraft: draft.keep,
    picture: async (path) => {
      const sha = draft.picture(path) ?? (last ?? (await read())).shas.get(path);
      if (!sha) throw new StoreError("This picture is no longer there.");
      return api.bytes(sha);
    },
    account: githubAccount(api, signedIn, browser, proxy),
  };
}
