import { z } from "zod";
import { reducedPicture } from "../../change/checked-change";
import type { CompleteChange } from "../../change/complete-change";
import type { SaveOptions } from "../decap";
import type { GitHubApi, TreeFile } from "./github-api";
import { type HostedContent, MovedOn, type NewPicture, type Snapshot } from "./hosted-content";
import { inParts } from "./in-parts";

/** Deeper than any folder of the content. */
const depth = 20;

/** The answer to a commit that does not follow the branch's last one. */
const movedOnSchema = z.object({ status: z.literal(422), message: z.string().regex(/fast forward/i) });

/** The content in a repository at GitHub. Every change is one commit on top of exactly what was read. */
export function githubContent(
  connected: () => Promise<GitHubApi>,
  sent: (pictures: number, of: number) => void = () => {},
): HostedContent {
  const texts = new Map<string, string>();

  async function readText(api: GitHubApi, path: string, sha: string): Promise<string> {
    const text = texts.get(sha) ?? (await api.readFile(path, sha));
    texts.set(sha, text);
    return text;
  }

  return {
    read: async (): Promise<Snapshot> => {
      const api = await connected();
      const { sha: base } = (await api.getDefaultBranch()).commit;
      const listed = await api.listFiles("data", { branch: base, depth });
      const shas = new Map(listed.map(({ id, path }) => [belowData(path), id]));
      const paths = [...shas.keys()];
      const files = await inParts(
        paths.filter((path) => path.endsWith(".json")),
        async (path) => ({ path, text: await readText(api, path, shas.get(path) ?? "") }),
      );
      return {
        files,
        pictures: paths.filter((path) => path.startsWith("images/")),
        inspect: async (path) => (shas.has(path) ? reducedPicture(path) : "missing"),
        commit: (change, pictures, options) =>
          commit(api, { base, shas }, change, counted(pictures, sent), options),
      };
    },
  };
}

async function commit(
  api: GitHubApi,
  { base, shas }: { base: string; shas: ReadonlyMap<string, string> },
  change: CompleteChange,
  pictures: readonly NewPicture[],
  { commitMessage = "Change the content" }: SaveOptions,
): Promise<void> {
  const files = await Promise.all([...written(api, change), ...uploaded(api, change, pictures)]);
  const tree = await api.updateTree(base, [...files, ...moved(shas, change), ...removed(shas, change)]);
  const { sha } = await api.commit(commitMessage, tree);
  await api.patchBranch(api.branch, sha).catch((reason) => {
    throw movedOnSchema.safeParse(reason).success ? new MovedOn() : reason;
  });
}

function written(api: GitHubApi, { texts }: CompleteChange): Promise<TreeFile>[] {
  return texts.flatMap(({ path, text }) =>
    text === undefined ? [] : [api.uploadBlob({ path: `data/${path}`, raw: text })],
  );
}

function uploaded(api: GitHubApi, { uploads }: CompleteChange, pictures: readonly NewPicture[]) {
  return uploads.flatMap(({ name, to }): Promise<TreeFile>[] => {
    const picture = pictures.find(({ path }) => path.endsWith(`/${name}`));
    const path = `data/${to}`;
    if (!picture) return [];
    if ("sha" in picture) return [Promise.resolve({ path, sha: picture.sha })];
    return [api.uploadBlob({ path, toBase64: () => picture.toBase64() })];
  });
}

/** The same pictures; told is how many of those that are to be sent are on their way or there. */
function counted(pictures: readonly NewPicture[], sent: (pictures: number, of: number) => void) {
  let begun = 0;
  const of = pictures.filter((picture) => !("sha" in picture)).length;
  return pictures.map((picture) => {
    if ("sha" in picture) return picture;
    const toBase64 = () => {
      begun += 1;
      sent(begun, of);
      return picture.toBase64();
    };
    return { path: picture.path, toBase64 };
  });
}

/** A picture that moves is the same content under another path: nothing is sent. */
function moved(shas: ReadonlyMap<string, string>, { moves }: CompleteChange): TreeFile[] {
  return moves.flatMap(({ from, to }) => [
    { path: `data/${from}`, sha: null },
    { path: `data/${to}`, sha: shas.get(from) ?? null },
  ]);
}

/** GitHub refuses to remove what is not there. */
function removed(shas: ReadonlyMap<string, string>, { texts }: CompleteChange): TreeFile[] {
  return texts.flatMap(({ path, text }) =>
    text === undefined && shas.has(path) ? [{ path: `data/${path}`, sha: null }] : [],
  );
}

const belowData = (path: string) => path.replace(/^data\//, "");
