import { z } from "zod";
import type { Change, PictureChange } from "../../change/change";
import type { GitHubApi } from "./github-api";
import type { CommittedContent } from "./read-content";

/** A file as GitHub takes it into a tree: by its text, by a content that it has already, or removed. */
type TreeFile = { path: string } & ({ content: string } | { sha: string | null });

/** Tells what GitHub knows a picture's content by that an earlier change removed. */
export type RemovedPicture = (path: string, removedBy: string) => Promise<string | undefined>;

const madeSchema = z.object({ sha: z.string() });

/** Makes a commit, which no branch names yet, of a change of what is there; gives back its sha. */
export async function makeCommit(
  api: GitHubApi,
  present: CommittedContent,
  { title, texts, pictures }: Change,
  removedPicture: RemovedPicture,
  parent = present.revision,
): Promise<string> {
  const make = async (path: string, body: object) => madeSchema.parse(await api.ask("POST", path, body)).sha;
  const sent = pictures.map((picture) => pictureFiles(picture, present, make, removedPicture));
  const files = [
    ...texts.flatMap(({ path, after }) => textFile(path, after, present)),
    ...(await Promise.all(sent)).flat(),
  ];
  const tree = await make("git/trees", {
    base_tree: present.revision,
    tree: files.map((file) => ({ ...file, path: `data/${file.path}`, mode: "100644", type: "blob" })),
  });
  return make("git/commits", { message: title, tree, parents: [parent] });
}

/** GitHub refuses to remove what is not there. */
function textFile(path: string, after: string | undefined, { shas }: CommittedContent): TreeFile[] {
  if (after !== undefined) return [{ path, content: after }];
  return shas.has(path) ? [{ path, sha: null }] : [];
}

/** What GitHub has already is not sent again: a picture that moves is the same content under another path. */
async function pictureFiles(
  picture: PictureChange,
  { shas }: CommittedContent,
  make: (path: string, body: object) => Promise<string>,
  removedPicture: RemovedPicture,
): Promise<TreeFile[]> {
  const { path } = picture;
  if (picture.kind === "added") {
    const content = await base64(picture.bytes);
    return [{ path, sha: await make("git/blobs", { content, encoding: "base64" }) }];
  }
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

async function base64(bytes: Blob): Promise<string> {
  const binary = Array.from(new Uint8Array(await bytes.arrayBuffer()), (byte) => String.fromCharCode(byte));
  return btoa(binary.join(""));
}
