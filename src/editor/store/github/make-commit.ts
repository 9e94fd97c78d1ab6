import { z } from "zod";
import type { Change, PictureChange } from "../../change/change";
import type { GitHubApi } from "./github-api";
import type { CommittedContent } from "./read-content";

/** A file as GitHub takes it into a tree: by its text, by a content that it has already, or removed. */
type TreeFile = { path: string } & ({ content: string } | { sha: string | null });

/** Tells what GitHub knows a picture's content by that an earlier change removed. */
export type RemovedPicture = (path: string, removedBy: string) => Promise<string | undefined>;

interface CommitOptions {
  parent?: string | undefined;
  /** Files that are no content. */
  beside?: readonly TreeFile[];
  removedPicture?: RemovedPicture;
}

const madeSchema = z.object({ sha: z.string() });

/** Makes a commit, which no branch names yet, of a change of what is there; gives back its sha. */
export async function makeCommit(
  api: GitHubApi,
  present: CommittedContent,
  { title, texts, pictures }: Change,
  { parent = present.revision, beside = [], removedPicture = async () => undefined }: CommitOptions = {},
): Promise<string> {
  const sent = pictures.map((picture) => pictureFiles(api, picture, present, removedPicture));
  const files = [
    ...texts.flatMap(({ path, after }) => textFile(path, after, present)),
    ...(await Promise.all(sent)).flat(),
  ];
  const entries = [...files.map((file) => ({ ...file, path: `data/${file.path}` })), ...beside];
  const tree = await make(api, "trees", {
    base_tree: present.revision,
    tree: entries.map((file) => ({ ...file, mode: "100644", type: "blob" })),
  });
  return make(api, "commits", { message: title, tree, parents: [parent] });
}

const make = async (api: GitHubApi, kind: "trees" | "commits", body: object) =>
  madeSchema.parse(await api.ask("POST", `git/${kind}`, body)).sha;

/** GitHub refuses to remove what is not there. */
function textFile(path: string, after: string | undefined, { shas }: CommittedContent): TreeFile[] {
  if (after !== undefined) return [{ path, content: after }];
  return shas.has(path) ? [{ path, sha: null }] : [];
}

/** What GitHub has already is not sent again: a picture that moves is the same content under another path. */
async function pictureFiles(
  api: GitHubApi,
  picture: PictureChange,
  { shas }: CommittedContent,
  removedPicture: RemovedPicture,
): Promise<TreeFile[]> {
  const { path } = picture;
  if (picture.kind === "added") return [{ path, sha: await api.send(picture.bytes) }];
  if (picture.kind === "removed") return shas.has(path) ? [{ path, sha: null }] : [];
  if (picture.kind === "restored") {
    const sha = await removedPicture(path, picture.removedBy);
    return sha ? [{ path, sha }] : [];
  }
  const sha = shas.get(picture.from);
  return sha
    ? [
        { path: picture.from, sha: null },
        { path, sha },
      ]
    : [];
}
