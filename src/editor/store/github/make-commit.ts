import * as z from "zod/mini";
import type { Change } from "../../change/change";
import { type GitHubApi, shaSchema } from "./github-api";
import type { GitHubPictures } from "./pictures";

/** A file of a tree for GitHub's API: a text, the sha of an existing blob, or a removal. */
type TreeFile = { path: string } & ({ content: string } | { sha: string | null });

/** https://docs.github.com/en/rest/git/commits */
const commitSchema = z.extend(shaSchema, {
  author: z._default(z.partial(z.object({ name: z.string(), date: z.string() })), {}),
});

interface NewCommit {
  /** The commit that the new one follows. */
  parent: string;
  change: Change;
  pictures: GitHubPictures;
}

/** Makes a commit of a change. No branch points to it yet. */
export async function makeCommit(
  api: GitHubApi,
  { parent, change, pictures }: NewCommit,
): Promise<{ sha: string; at: string; by?: string | undefined }> {
  const texts = change.texts.map(({ path, after }): TreeFile => {
    return after === undefined ? { path, sha: null } : { path, content: after };
  });
  const shown = change.pictures.map(async ({ kind, path }): Promise<TreeFile> => {
    return { path, sha: kind === "removed" ? null : await pictures.shaOf(path) };
  });
  const content = [...texts, ...(await Promise.all(shown))];
  const below = content.map((file) => ({ ...file, path: `data/${file.path}` }));
  const tree = await api.ask("POST", "git/trees", {
    base_tree: parent,
    tree: below.map((file) => ({ ...file, mode: "100644", type: "blob" })),
  });
  const body = { message: change.title, tree: shaSchema.parse(tree).sha, parents: [parent] };
  const { sha, author } = commitSchema.parse(await api.ask("POST", "git/commits", body));
  return { sha, at: author.date ?? new Date().toISOString(), by: author.name };
}
