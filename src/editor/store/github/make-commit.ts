import type { Change, PictureChange } from "../../change/change";
import { StoreError } from "../store";
import { type GitHubApi, shaSchema } from "./github-api";
import { type CommittedContent, readObjects } from "./read-content";

/** A file as GitHub takes it into a tree: by its text, by a content that it has already, or removed. */
type TreeFile = { path: string } & ({ content: string } | { sha: string | null });

/** Makes a commit, which no branch names yet, of a change of what is there; gives back its sha. */
export async function makeCommit(
  api: GitHubApi,
  present: CommittedContent,
  { title, texts, pictures, bytes }: Change,
  parents: readonly string[] = [present.commit],
  /** Files that are no content. */
  beside: readonly TreeFile[] = [],
): Promise<string> {
  const make = async (kind: "trees" | "commits", body: object) =>
    shaSchema.parse(await api.ask("POST", `git/${kind}`, body)).sha;
  const written = texts.map(({ path, after }): TreeFile => {
    return after === undefined ? { path, sha: null } : { path, content: after };
  });
  const moved = await Promise.all(pictures.map(pictureFiles));
  const content = [...written, ...moved.flat()].map((file) => ({ ...file, path: `data/${file.path}` }));
  const tree = await make("trees", {
    base_tree: present.commit,
    tree: [...content, ...beside].map((file) => ({ ...file, mode: "100644", type: "blob" })),
  });
  return make("commits", { message: title, tree, parents });

  /** What GitHub has already is not sent again: a picture that moves is the same content under another path. */
  async function pictureFiles(picture: PictureChange): Promise<TreeFile[]> {
    const { kind, path } = picture;
    const gone = kind === "moved" ? [{ path: picture.from, sha: null }] : [];
    return [...gone, { path, sha: kind === "removed" ? null : await contentOf(picture) }];
  }

  async function contentOf(picture: PictureChange): Promise<string> {
    const { kind, path } = picture;
    const own = bytes?.get(path);
    if (own) return api.send(own);
    const [restored] =
      kind === "restored" ? await readObjects(api, [`${picture.removedBy}^:data/${path}`]) : [];
    const sha = restored?.oid ?? (kind === "moved" ? present.shas.get(picture.from) : undefined);
    if (!sha) throw new StoreError("One of its pictures is no longer there, so this cannot be done.");
    return sha;
  }
}
