import type { Change } from "../../change/change";
import { PlainError } from "../../change/plain-error";
import { type PublishedChange, StaleError, type Store } from "../store";
import { branchHead } from "./branch-head";
import { githubAccount } from "./github-account";
import { githubApi } from "./github-api";
import { githubHistory } from "./history";
import { makeCommit } from "./make-commit";
import { githubPictures } from "./pictures";
import { type CommittedContent, contentAfter, readContent, readObjects, textReader } from "./read-content";
import { PassingError } from "./refusals";

/** The repository that has the content of a published site. */
export interface GitHubSettings {
  /** `owner/name` */
  repository: string;
  branch: string;
}

/** The content in a repository at GitHub: every change is one commit. */
export function githubStore(settings: GitHubSettings, browser: Window): Store {
  const { repository, branch } = settings;
  const account = githubAccount(browser);
  const api = githubApi(repository, account);
  const texts = textReader(api);
  const head = branchHead();
  let last: CommittedContent | undefined;
  /** This browser's commits that GitHub does not list yet, the latest first. */
  let unshown: (PublishedChange & { change: Change })[] = [];

  /** The full ref name of the branch, because a tag can have the same short name. */
  const reportedHead = async () => (await readObjects(api, [{ expression: `refs/heads/${branch}` }]))[0]?.oid;

  async function read(): Promise<CommittedContent> {
    const commit = head.latest(await reportedHead());
    if (!commit)
      throw new PlainError(
        `GitHub has no content of a site at ${branch} of ${repository}: ask the person who looks after it.`,
      );
    if (head.hasCaughtUp()) unshown = [];
    if (last?.version !== commit) last = await readContent(api, commit, texts);
    for (const { path, sha } of last.pictures) pictures.shas.set(path, sha);
    return last;
  }

  const { history, changed } = githubHistory(api, async () => (await reportedHead()) ?? branch);
  const pictures = githubPictures(api, history);

  /** Commits a change on top of the commit that it was made from. GitHub refuses it if the branch has moved on. */
  async function commit(change: Change, parent: string): Promise<void> {
    const content = last;
    if (!content || content.version !== parent) throw new StaleError();
    const { sha, at, by } = await makeCommit(api, { parent, change, pictures });
    try {
      await api.ask("PATCH", `git/refs/heads/${branch}`, { sha, force: false });
    } catch (reason) {
      // After a lost answer, check whether the branch was moved.
      if (!(reason instanceof PassingError) || (await reportedHead()) !== sha) throw reason;
    }
    head.moved(parent, sha);
    last = contentAfter(content, change, sha, pictures.shas);
    unshown = [{ id: sha, title: change.title, at, by, change }, ...unshown];
  }

  return {
    read,
    send: pictures.send,
    publish: commit,
    shownWhen: "The site shows it in a few minutes.",
    history: async (path) => {
      const shown = await history(path);
      const own = unshown.filter(
        ({ id, change: { texts } }) =>
          !shown.some((one) => one.id === id) && (!path || texts.some((text) => text.path === path)),
      );
      return [...own, ...shown];
    },
    changed: async (id) => unshown.find((one) => one.id === id)?.change ?? changed(id),
    picture: async (path, isSmallEnough) =>
      (isSmallEnough && (await publishedThumbnail(path))) || pictures.bytes(path),
    account,
  };
}

/** The thumbnail from the site's build (../../build/thumbnails.ts). New pictures have none yet. */
async function publishedThumbnail(path: string): Promise<Blob | undefined> {
  const answer = await fetch(`/admin/${path}.webp`).catch(() => undefined);
  return answer?.ok && answer.headers.get("Content-Type") === "image/webp" ? answer.blob() : undefined;
}
