import { staleTexts } from "../../change/changed-files";
import { StaleError, type Store, StoreError } from "../store";
import { githubAccount } from "./github-account";
import { githubApi, MovedOnError } from "./github-api";
import { githubDraft } from "./github-draft";
import { githubHistory } from "./history";
import { makeCommit } from "./make-commit";
import { githubPictures } from "./pictures";
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
  const account = githubAccount(browser, proxy);
  const api = githubApi(repository, account);
  const { history, changed } = githubHistory(api, branch);
  const pictures = githubPictures(api, history);
  let last: CommittedContent | undefined;

  /** What GitHub answers right after a commit may be what was there before it. */
  let made: { sha: string; parent: string } | undefined;
  const read = async () => {
    const content = await readContent(api, branch, last);
    last = made && content.commit === made.parent ? await readContent(api, made.sha, last) : content;
    for (const { path, sha } of last.pictures) pictures.shas.set(path, sha);
    return last;
  };

  const draft = githubDraft(api, settings, pictures, read);

  return {
    read,
    send: pictures.send,
    /** As one commit on exactly what was read, made anew if somebody else was faster. */
    publish: async (change) => {
      for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
        const { commit, files } = await read();
        if (staleTexts(change.texts, { files }).length > 0) throw new StaleError();
        const sha = await makeCommit(api, { base: commit, parents: [commit], change, pictures });
        try {
          await api.ask("PATCH", `git/refs/heads/${branch}`, { sha, force: false });
          made = { sha, parent: commit };
          return;
        } catch (reason) {
          if (!(reason instanceof MovedOnError)) throw reason;
        }
      }
      throw new StoreError("Others are publishing just now. Your words are kept: publish again in a minute.");
    },
    history,
    changed,
    draft: draft.read,
    keepDraft: draft.keep,
    picture: pictures.bytes,
    account,
  };
}
