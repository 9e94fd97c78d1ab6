import type { Change } from "../../change/change";
import type { StoredPicture } from "../../site/site";
import { UserError } from "../../site/user-error";
import { pause } from "../pause";
import type { Store, StoredContent } from "../store";
import { githubAccount } from "./github-account";
import { githubApi, shaSchema } from "./github-api";
import { contentReader, readObjects } from "./github-content";
import { githubHistory } from "./github-history";
import { githubPictures } from "./github-pictures";

/** The repository that has the content of a published site. */
export interface GitHubSettings {
  /** `owner/name` */
  repository: string;
  branch: string;
}

/** A file of a tree for GitHub's API: a text, the sha of an existing blob, or a removal. */
type TreeFile = { path: string } & ({ content: string } | { sha: string | null });

/** In seconds. GitHub may show a new commit only after some of them. */
const longestLag = 30;

/** The content in a repository at GitHub: every change is one commit. */
export function githubStore(settings: GitHubSettings, browser: Window, wait = pause): Store {
  const { repository, branch } = settings;
  const account = githubAccount(browser);
  const api = githubApi(repository, account);
  const readContent = contentReader(api);
  const pictures = githubPictures(api);
  const history = githubHistory(api, branch);
  let last: StoredContent | undefined;
  let sizes: Promise<readonly StoredPicture[]> | undefined;

  /** The latest commit. Asks for the branch by its full ref name, because a tag can have the same short name. */
  const head = async () => (await readObjects(api, [{ expression: `refs/heads/${branch}` }]))[0]?.oid;

  async function read(): Promise<StoredContent> {
    const commit = await head();
    if (!commit)
      throw new UserError(
        `GitHub has no content of a site at ${branch} of ${repository}: ask the person who looks after it.`,
      );
    sizes ??= builtSizes();
    if (last?.version !== commit) last = await readContent(commit, await sizes);
    return last;
  }

  /**
   * Commits a change on top of the commit that it was made from. GitHub refuses it if the branch has moved on. Then waits
   * until GitHub shows the commit, because the next change must be made from it.
   */
  async function write(change: Change, parent: string): Promise<void> {
    const sha = await makeCommit(change, parent);
    await api.ask("PATCH", `git/refs/heads/${branch}`, { sha, force: false });
    // The change is already committed, so ignore errors of this question.
    const isShown = async () => (await head().catch(() => parent)) !== parent;
    for (let waited = 0; waited < longestLag && !(await isShown()); waited += 1) await wait(1);
  }

  /** Makes a commit that no branch points to yet. https://docs.github.com/en/rest/git/commits */
  async function makeCommit(change: Change, parent: string): Promise<string> {
    const files: TreeFile[] = change.files.map(({ path, after }) =>
      after === undefined ? { path, sha: null } : { path, content: after },
    );
    for (const [path, bytes] of change.pictures ?? [])
      files.push({ path, sha: await pictures.send(path, bytes) });
    const tree = files.map((file) => ({ ...file, path: `data/${file.path}`, mode: "100644", type: "blob" }));
    const { sha } = shaSchema.parse(await api.ask("POST", "git/trees", { base_tree: parent, tree }));
    const commit = { message: change.title, tree: sha, parents: [parent] };
    return shaSchema.parse(await api.ask("POST", "git/commits", commit)).sha;
  }

  return {
    read,
    write,
    shownWhen: "The site shows it in a few minutes.",
    history,
    thumbnail: pictures.thumbnail,
    account,
  };
}

/** The sizes of the pictures, which the site's build has written (../../build/stored-pictures.ts). GitHub does not know them. */
async function builtSizes(): Promise<readonly StoredPicture[]> {
  const answer = await fetch("/admin/pictures.json").catch(() => undefined);
  return answer?.ok ? answer.json().catch(() => []) : [];
}
