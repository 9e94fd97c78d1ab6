import type { Change } from "../../change/change";
import { staleTexts } from "../../change/changed-files";
import { checkChange } from "../../change/check-change";
import { type PublishedChange, StaleError, type Store, StoreError } from "../store";
import { branchHead } from "./branch-head";
import { githubAccount } from "./github-account";
import { githubApi, pause } from "./github-api";
import { githubDraft } from "./github-draft";
import { githubHistory } from "./history";
import { makeCommit } from "./make-commit";
import { githubPictures } from "./pictures";
import { type CommittedContent, contentAfter, readContent, readObjects, textReader } from "./read-content";
import { MovedOnError, PassingError } from "./refusals";

/** The repository that has the content of a published site. */
export interface GitHubSettings {
  /** `owner/name` */
  repository: string;
  branch: string;
  /** The address of a sign-in proxy. */
  proxy?: string | undefined;
  /** The address at which the host shows the draft: https://site-draft--the-site.netlify.app */
  preview?: string | undefined;
}

/** The pauses after attempts to publish that somebody else's publication made vain, in seconds. */
const pauses = [1, 2, 4];

/** The content in a repository at GitHub: every change is one commit. */
export function githubStore(settings: GitHubSettings, browser: Window): Store {
  const { repository, branch, proxy } = settings;
  const account = githubAccount(browser, proxy);
  const api = githubApi(repository, account);
  const texts = textReader(api);
  const head = branchHead();
  let last: CommittedContent | undefined;
  /** The commit that the browser has read, and checks its changes against. */
  let checked: string | undefined;
  /** Commits of this browser that GitHub does not show yet, the latest first. */
  let unshown: (PublishedChange & { change: Change })[] = [];

  /** The branch by its whole name: a tag may have the short one. */
  const told = async () => (await readObjects(api, [{ expression: `refs/heads/${branch}` }]))[0]?.oid;

  async function read(): Promise<CommittedContent> {
    const commit = head.latest(await told());
    if (!commit)
      throw new StoreError(
        `GitHub has no content of a site at ${branch} of ${repository}: ask whoever looks after it.`,
      );
    if (head.hasCaughtUp()) unshown = [];
    if (last?.commit !== commit) last = await readContent(api, commit, texts);
    for (const { path, sha } of last.pictures) pictures.shas.set(path, sha);
    return last;
  }

  const { history, changed } = githubHistory(api, async () => (await told()) ?? branch);
  const pictures = githubPictures(api, history);
  const draft = githubDraft(api, settings, pictures, texts, read);

  /** Commits on exactly the commit that was read. False if somebody else was faster. */
  async function commit(change: Change): Promise<boolean> {
    const content = await read();
    if (staleTexts(change.texts, content).length > 0) throw new StaleError();
    const { commit: base } = content;
    if (base !== checked && (await checkChange(content, change)).length > 0) throw new StaleError();
    const { sha, at, by } = await makeCommit(api, { base, parents: [base], change, pictures });
    try {
      await api.ask("PATCH", `git/refs/heads/${branch}`, { sha, force: false });
    } catch (reason) {
      if (reason instanceof MovedOnError) return false;
      // An answer that got lost does not say whether the branch was moved.
      if (!(reason instanceof PassingError) || (await told()) !== sha) throw reason;
    }
    head.moved(base, sha);
    last = contentAfter(content, change, sha, pictures.shas);
    unshown = [{ id: sha, title: change.title, at, by, change }, ...unshown];
    return true;
  }

  return {
    read: async () => {
      const content = await read();
      checked = content.commit;
      return content;
    },
    send: pictures.send,
    publish: async (change) => {
      for (const seconds of pauses) {
        if (await commit(change)) return;
        await pause(seconds);
      }
      if (!(await commit(change)))
        throw new StoreError(
          "Others are publishing just now. Your words are kept: publish again in a minute.",
        );
    },
    history: async (path) => {
      const shown = await history(path);
      const own = unshown.filter(
        ({ id, change: { texts } }) =>
          !shown.some((one) => one.id === id) && (!path || texts.some((text) => text.path === path)),
      );
      return [...own, ...shown];
    },
    changed: async (id) => unshown.find((one) => one.id === id)?.change ?? changed(id),
    draft: draft.read,
    keepDraft: draft.keep,
    picture: async (path, isSmallEnough) =>
      (isSmallEnough && (await publishedThumbnail(path))) || pictures.bytes(path),
    account,
  };
}

/** The picture as the site's build made it small (../../build/thumbnails.ts); a new one is not there yet. */
async function publishedThumbnail(path: string): Promise<Blob | undefined> {
  const answer = await fetch(`/admin/${path}.webp`).catch(() => undefined);
  return answer?.ok && answer.headers.get("Content-Type") === "image/webp" ? answer.blob() : undefined;
}
