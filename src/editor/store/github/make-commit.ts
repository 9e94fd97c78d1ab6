import type { Change } from "../../site/change";
import { type GitHubApi, shaSchema } from "./github-api";
import type { GitHubPictures } from "./github-pictures";

/** A file of a tree for GitHub's API: a text, the sha of an existing blob, or a removal. */
type TreeFile = { path: string } & ({ content: string } | { sha: string | null });

interface NewCommit {
  /** The commit that the new one follows. */
  parent: string;
  change: Change;
  pictures: GitHubPictures;
}

/** Makes a commit of a change, and returns its sha. No branch points to it yet. https://docs.github.com/en/rest/git/commits */
export async function makeCommit(api: GitHubApi, { parent, change, pictures }: NewCommit): Promise<string> {
  const texts = change.texts.map(({ path, after }): TreeFile => {
    return after === undefined ? { path, sha: null } : { path, content: after };
  });
  const added: TreeFile[] = [];
  for (const [path, bytes] of change.pictures ?? [])
    added.push({ path, sha: await pictures.send(path, bytes) });
  const tree = [...texts, ...added].map((file) => ({
    ...file,
    path: `data/${file.path}`,
    mode: "100644",
    type: "blob",
  }));
  const { sha } = shaSchema.parse(await api.ask("POST", "git/trees", { base_tree: parent, tree }));
  const commit = { message: change.title, tree: sha, parents: [parent] };
  return shaSchema.parse(await api.ask("POST", "git/commits", commit)).sha;
}
