import { z } from "zod";
import type { CompleteChange } from "../../../change/complete-change";
import type { Asset } from "../../decap";
import type { GitHubApi, TreeFile } from "./github-api";
import type { StoredContent } from "./stored-content";

type Stored = Pick<StoredContent, "commit" | "shas">;

/** Makes a commit of a change of what is stored, which no branch names yet; it follows `parent`. Gives back its sha. */
export async function makeCommit(
  api: GitHubApi,
  stored: Stored,
  change: CompleteChange,
  pictures: readonly Asset[],
  message: string,
  parent = stored.commit,
): Promise<string> {
  const files = await Promise.all([...written(api, change), ...uploaded(api, change, pictures)]);
  const tree = await api.updateTree(stored.commit, [
    ...files,
    ...moved(stored, change),
    ...removed(stored, change),
  ]);
  return (await api.commit(message, { sha: tree.sha, parentSha: parent })).sha;
}

/** The answer to a commit that does not follow the branch's last one. */
const movedOnSchema = z.object({ status: z.literal(422), message: z.string().regex(/fast forward/i) });

/** Whether GitHub refused that a branch names a commit, because somebody else's commit is there already. */
export const isMovedOn = (reason: unknown): boolean => movedOnSchema.safeParse(reason).success;

function written(api: GitHubApi, { texts }: CompleteChange): Promise<TreeFile>[] {
  return texts.flatMap(({ path, text }) =>
    text === undefined ? [] : [api.uploadBlob({ path: `data/${path}`, raw: text })],
  );
}

/** What GitHub has already is not sent again. */
function uploaded(api: GitHubApi, { uploads }: CompleteChange, pictures: readonly Asset[]) {
  return uploads.flatMap(({ name, to }): Promise<TreeFile>[] => {
    const picture = pictures.find(({ path }) => path.endsWith(`/${name}`));
    const path = `data/${to}`;
    if (!picture) return [];
    if (picture.sha !== undefined) return [Promise.resolve({ path, sha: picture.sha })];
    return [api.uploadBlob({ path, toBase64: () => picture.toBase64() })];
  });
}

/** A picture that moves is the same content under another path: nothing is sent. */
function moved({ shas }: Stored, { moves }: CompleteChange): TreeFile[] {
  return moves.flatMap(({ from, to }) => [
    { path: `data/${from}`, sha: null },
    { path: `data/${to}`, sha: shas.get(from) ?? null },
  ]);
}

/** GitHub refuses to remove what is not there. */
function removed({ shas }: Stored, { texts }: CompleteChange): TreeFile[] {
  return texts.flatMap(({ path, text }) =>
    text === undefined && shas.has(path) ? [{ path: `data/${path}`, sha: null }] : [],
  );
}
