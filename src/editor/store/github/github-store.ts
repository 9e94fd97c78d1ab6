import type { Store } from "../store";
import { StaleError, StoreError } from "../store";
import { type Browser, githubAccount, session } from "./github-account";
import { githubApi } from "./github-api";
import { githubDrafts } from "./github-drafts";
import { githubHistory } from "./history";
import { followCommit } from "./live-state";
import { publishChange } from "./publish-change";
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

/** The content in a repository at GitHub: every change is one commit. */
export function githubStore(settings: GitHubSettings, browser: Browser): Store {
  const { repository, branch, proxy } = settings;
  const signedIn = session(browser);
  const api = githubApi(repository, signedIn);
  const past = githubHistory(api, branch);
  const drafts = githubDrafts(api, settings);
  let last: CommittedContent | undefined;

  /** What GitHub answers right after a commit may be what was there before it. */
  let made: { sha: string; parent: string } | undefined;
  const read = async () => {
    const content = await readContent(api, branch);
    last = made && content.revision === made.parent ? await readContent(api, made.sha) : content;
    return last;
  };

  return {
    read: inWords(read),
    publish: inWords(async (change, draft) => {
      const about = draft === undefined ? "" : await drafts.aboutPublishing(draft);
      const titled = { ...change, title: change.title + about };
      made = await publishChange(api, branch, read, titled, past.removedPicture);
      if (draft !== undefined) await drafts.done(draft);
      return { live: followCommit(api, made.sha) };
    }),
    history: inWords(past.history),
    changed: inWords(past.changed),
    drafts: inWords(drafts.drafts),
    keepDraft: inWords(drafts.keepDraft),
    dropDraft: inWords(async (path) => inWords(await drafts.dropDraft(path))),
    picture: inWords(async (path, draft) => {
      const kept = draft === undefined ? undefined : drafts.picture(draft, path);
      const known = kept ?? last?.shas.get(path);
      const sha = known ?? (await read()).shas.get(path);
      if (!sha) throw new StoreError("This picture is no longer there.");
      return api.bytes(sha);
    }),
    account: githubAccount(api, signedIn, browser, proxy),
  };
}

/** An answer that nobody expects is told in a sentence, too. */
function inWords<Given extends unknown[], Result>(run: (...given: Given) => Promise<Result>) {
  return (...given: Given): Promise<Result> =>
    run(...given).catch((reason) => {
      if (reason instanceof StoreError || reason instanceof StaleError) throw reason;
      throw new StoreError(
        "GitHub gave an answer that the editor does not understand. Your words are kept: try again.",
      );
    });
}
