import { z } from "zod";
import { contentTypeOf } from "../../../content/types/content-types";
import { staleTexts } from "../../change/changed-files";
import { entryChange } from "../../change/entry-change";
import { type Draft, StaleError, StoreError } from "../store";
import type { GitHubApi } from "./github-api";
import { isMissing, isMovedOn } from "./github-failure";
import { makeCommit } from "./make-commit";
import { previewAddress } from "./preview-address";
import { readContent, readObjects } from "./read-content";

/** Begins the message of every commit that the editor makes of a draft; others are somebody's own. */
const draftMessage = "Draft: ";

/** What was written, beside what it makes of the site. */
const recordFile = ".draft.json";

const recordSchema = z.object({
  path: z.string(),
  text: z.string(),
  before: z.string().optional(),
  /** What GitHub knows each of its pictures by. */
  pictures: z.record(z.string(), z.string()),
  /** The commit of the site that it was begun with. */
  begun: z.string(),
});

interface Kept {
  record: z.infer<typeof recordSchema>;
  /** The last commit of its branch, and its message. */
  head: string;
  message: string;
  at: string;
  by: string | undefined;
  pull: { number: number; html_url: string } | undefined;
}

const refsSchema = z.array(z.object({ ref: z.string(), object: z.object({ sha: z.string() }) }));
const pullSchema = z.object({ number: z.number(), html_url: z.string() });
const pullsSchema = z.array(pullSchema.extend({ head: z.object({ ref: z.string() }) }));

const branchOf = (path: string) => `draft/${path.replace(/\.json$/, "")}`;

/**
 * Drafts as branches at GitHub, each with a pull request: the site as it was when the draft was begun, with everything
 * that publishing it would change, and with what was written in a file of its own.
 */
export function githubDrafts(
  api: GitHubApi,
  { branch, preview }: { branch: string; preview?: string | undefined },
) {
  /** The drafts as they were shown last: nothing is made of others. */
  const known = new Map<string, Kept>();

  function shown(kept: Kept): Draft {
    const { record, head, at, by, pull } = kept;
    const { path, text, before, pictures } = record;
    known.set(path, kept);
    return {
      ...{ path, text, before, at, by, revision: head, pictures: Object.keys(pictures) },
      preview: previewAddress(preview, branchOf(path), pull?.number),
      discussion: pull?.html_url,
    };
  }

  /** The last commit of every draft's branch, by the draft's path. */
  async function heads(beginning = "draft/"): Promise<Map<string, string>> {
    const refs = refsSchema.parse(await api.ask("GET", `git/matching-refs/heads/${beginning}`));
    const paths = refs.map(({ ref, object }) => [ref.replace("refs/heads/draft/", ""), object.sha] as const);
    return new Map(paths.map(([path, sha]) => [`${path}.json`, sha]));
  }

  /** The draft as it was shown, unless its branch is another by now, or somebody's own. */
  async function unchanged(path: string, revision?: string): Promise<Kept> {
    const kept = known.get(path);
    const head = (await heads(branchOf(path))).get(path);
    if (!kept || head !== kept.head || head !== (revision ?? head)) throw new StaleError([path]);
    if (!kept.message.startsWith(draftMessage))
      throw new StoreError(
        "Somebody has changed this draft at GitHub. Publish or close it there, by its pull request.",
      );
    return kept;
  }

  async function begin(path: string, sha: string, title: string): Promise<Kept["pull"]> {
    await api.ask("POST", "git/refs", { ref: `refs/heads/${branchOf(path)}`, sha }).catch(asStale(path));
    const body = "Kept in the editor. Publish or drop it there: it is checked first, and this is closed.";
    const asked = api.ask("POST", "pulls", { title, head: branchOf(path), base: branch, body });
    // Who may not open pull requests keeps a draft without one.
    return asked.then((made) => pullSchema.parse(made)).catch(() => undefined);
  }

  const move = (path: string, sha: string) =>
    api.ask("PATCH", `git/refs/heads/${branchOf(path)}`, { sha, force: false }).catch(asStale(path));

  const remove = (path: string) =>
    api.ask("DELETE", `git/refs/heads/${branchOf(path)}`).catch((reason) => {
      if (!isMissing(reason)) throw reason;
    });

  async function told(head: string, pull: Kept["pull"]): Promise<Kept | undefined> {
    const [commit, file] = await readObjects(api, [head, `${head}:${recordFile}`]);
    if (!file?.text) return undefined;
    const record = recordSchema.parse(JSON.parse(file.text));
    const { message = "", committedDate: at = "", author } = commit ?? {};
    return { record, head, message, at, by: author?.name ?? undefined, pull };
  }

  return {
    drafts: async (): Promise<Draft[]> => {
      const all = [...(await heads())].filter(([path]) => contentTypeOf(path));
      known.clear();
      if (all.length === 0) return [];
      const pulls = await api
        .ask("GET", "pulls?state=open&per_page=100")
        .then((told) => pullsSchema.parse(told))
        .catch(() => []);
      const found = await Promise.all(
        all.map(([path, head]) =>
          told(
            head,
            pulls.find((pull) => pull.head.ref === branchOf(path)),
          ),
        ),
      );
      const drafts = found.flatMap((kept) => (kept ? [shown(kept)] : []));
      return drafts.sort((one, other) => other.at.localeCompare(one.at));
    },

    keepDraft: async (draft: Draft, bytes: ReadonlyMap<string, Blob>): Promise<Draft> => {
      const { path, text, before, revision } = draft;
      const earlier = revision === undefined ? undefined : await unchanged(path, revision);
      const content = await readContent(api, earlier?.record.begun ?? branch);
      const stale = staleTexts({ texts: [{ path, before }] }, content.files);
      if (stale.length > 0) throw new StaleError(stale);
      const blobs = new Map(
        draft.pictures.flatMap((picture) => {
          const there = earlier?.record.pictures[picture];
          const blob = bytes.get(picture) ?? (there && api.stub(there));
          return blob ? [[picture, blob] as const] : [];
        }),
      );
      const value: object = JSON.parse(text);
      const written = { path, isNew: before === undefined, value: { ...value }, pictures: blobs };
      const { title, ...change } = entryChange(content, written);
      const shas = [...blobs].map(async ([picture, blob]) => [picture, await api.send(blob)] as const);
      const pictures = Object.fromEntries(await Promise.all(shas));
      const record: Kept["record"] = { path, text, before, pictures, begun: content.revision };
      const message = draftMessage + title;
      const beside = [{ path: recordFile, content: JSON.stringify(record, null, 2) }];
      const sha = await makeCommit(api, content, { ...change, title: message }, { parent: revision, beside });
      if (earlier) await move(path, sha);
      const pull = earlier ? earlier.pull : await begin(path, sha, message);
      const kept = await told(sha, pull);
      if (!kept) throw new StaleError([path]);
      return shown(kept);
    },

    dropDraft: async (path: string): Promise<() => Promise<void>> => {
      const kept = await unchanged(path);
      await remove(path);
      return async () => {
        known.set(path, { ...kept, pull: await begin(path, kept.head, kept.message) });
      };
    },

    picture: (draft: string, path: string) => known.get(draft)?.record.pictures[path],

    /** How publishing a draft names its pull request; refused where it is not the draft that was shown, fine where it is gone. */
    aboutPublishing: async (path: string): Promise<string> => {
      if (!known.has(path)) return "";
      const { pull } = await unchanged(path);
      return pull ? ` (#${pull.number})` : "";
    },

    /** The change is published by then: a branch that stays is a draft to be dropped. */
    done: async (path: string): Promise<void> => {
      known.delete(path);
      await remove(path).catch(() => undefined);
    },
  };
}

const asStale = (path: string) => (reason: unknown) => {
  throw isMovedOn(reason) || isMissing(reason) ? new StaleError([path]) : reason;
};
