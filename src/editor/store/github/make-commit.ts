import type { Change, PictureChange } from "../../change/change";
import { type GitHubApi, shaSchema } from "./github-api";
import { type CommittedContent, readObjects } from "./read-content";

/** A file as GitHub takes it into a tree: by its text, by a content that it has already, or removed. */
type TreeFile = { path: string } & ({ content: string } | { sha: string | null });

/** Makes a commit, which no branch names yet, of a change of what is there; gives back its sha. */
export async function makeCommit(
  api: GitHubApi,
  present: CommittedContent,
  { title, texts, pictures }: Change,
  parent = present.revision,
  /** Files that are no content. */
  beside: readonly TreeFile[] = [],
): Promise<string> {
  const make = async (kind: "trees" | "commits", body: object) =>
    shaSchema.parse(await api.ask("POST", `git/${kind}`, body)).sha;
  const written = texts.map(({ path, after }): TreeFile => {
    return after === undefined ? { path, sha: null } : { path, content: after };
  });
  const moved = await Promise.all(pictures.map((picture) => pictureFiles(api, picture, present)));
  const content = [...written, ...moved.flat()].map((file) => ({ ...file, path: `data/${file.path}` }));
  const tree = await make("trees", {
    base_tree: present.revision,
    tree: [...content, ...beside].map((file) => ({ ...file, mode: "100644", type: "blob" })),
  });
  return make("commits", { message: title, tree, parents: [parent] });
}

/**
 * What GitHub has already is not sent again: a picture that moves is the same content under another path. A content that is
 * not there any more becomes a removal of what is not there either, which GitHub refuses.
 */
async function pictureFiles(
  api: GitHubApi,
  picture: PictureChange,
  { shas }: CommittedContent,
): Promise<TreeFile[]> {
  const { kind, path } = picture;
  if (kind === "added") return [{ path, sha: await api.send(picture.bytes) }];
  if (kind === "removed") return [{ path, sha: null }];
  if (kind === "restored") {
    const [before] = await readObjects(api, [`${picture.removedBy}^:data/${path}`]);
    return [{ path, sha: before?.oid ?? null }];
  }
  const { from } = picture;
  return [
    { path: from, sha: null },
    { path, sha: shas.get(from) ?? null },
  ];
}
