import * as z from "zod";
import { staleTexts } from "../../change/changed-files";
import { entryChange } from "../../change/entry-change";
import { type Draft, StaleError, StoreError, type WrittenDraft } from "../store";
import { type GitHubApi, MovedOnError } from "./github-api";
import { makeCommit } from "./make-commit";
import { readContent } from "./read-content";

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

const pullSchema = z.object({ number: z.number(), html_url: z.string() });
const pullsSchema = z.array(pullSchema.extend({ head: z.object({ ref: z.string() }) }));

const draftsQuery = `query ($owner: String!, $name: String!) {
  repository(owner: $owner, name: $name) { refs(refPrefix: "refs/heads/draft/", first: 100) { nodes { target {
    ... on Commit { oid message committedDate author { name } file(path: "${recordFile}") { object { ... on Blob { text } } } }
  } } } }
}`;

const commitSchema = z.object({
  oid: z.string(),
  message: z.string(),
  committedDate: z.string(),
  author: z.object({ name: z.string().nullable() }).nullish(),
  /** None on a branch that was not made by the editor. */
  file: z.object({ object: z.object({ text: z.string() }) }).nullable(),
});

const draftsSchema = z.object({
  repository: z.object({ refs: z.object({ nodes: z.array(z.object({ target: commitSchema })) }) }),
});

interface Kept extends Draft {
  record: z.infer<typeof recordSchema>;
  /** Of the last commit of its branch, which is its revision. */
  message: string;
  revision: string;
  /** None where whoever keeps it may not open pull requests. */
  pull: z.infer<typeof pullSchema> | undefined;
}

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
  let known = new Map<string, Kept>();

  async function read(): Promise<Map<string, Kept>> {
    const { repository } = draftsSchema.parse(await api.query(draftsQuery));
    const commits = repository.refs.nodes.map(({ target }) => target);
    const open = commits.length === 0 ? [] : await api.ask("GET", "pulls?per_page=100").catch(() => []);
    const pulls = pullsSchema.parse(open);
    const kept = commits.flatMap(({ oid, message, committedDate: at, author, file }) => {
      if (!file) return [];
      const record = recordSchema.parse(JSON.parse(file.object.text));
      const pull = pulls.find(({ head }) => head.ref === branchOf(record.path));
      return keptOf({ record, message, pull, at, by: author?.name ?? undefined, revision: oid });
    });
    return new Map(kept.map((one) => [one.path, one]));
  }

  function keptOf(of: Pick<Kept, "record" | "message" | "pull" | "at" | "by" | "revision">): Kept {
    const { path, text, before, pictures } = of.record;
    const shown = previewAddress(preview, branchOf(path), of.pull?.number);
    const links = { preview: shown, discussion: of.pull?.html_url };
    return { path, text, before, pictures: Object.keys(pictures), ...links, ...of };
  }

  /** The draft as it was shown, unless its branch has changed since or is somebody's own. */
  async function unchanged(path: string, revision = known.get(path)?.revision): Promise<Kept> {
    const kept = (await read()).get(path);
    if (kept?.revision !== revision || !kept) throw new StaleError([path]);
    if (!kept.message.startsWith(draftMessage))
      throw new StoreError(
        "Somebody has changed this draft on GitHub. Publish or close it there, by its pull request.",
      );
    return kept;
  }

  async function begin(path: string, sha: string, title: string): Promise<Kept["pull"]> {
    await api.ask("POST", "git/refs", { ref: `refs/heads/${branchOf(path)}`, sha });
    const body = "Kept in the editor. Publish or drop it there: it is checked first, and this is closed.";
    const asked = api.ask("POST", "pulls", { title, head: branchOf(path), base: branch, body });
    return asked.then((made) => pullSchema.parse(made)).catch(() => undefined);
  }

  const move = ({ path }: Kept, sha: string) =>
    api.ask("PATCH", `git/refs/heads/${branchOf(path)}`, { sha, force: false });

  const remove = (path: string) => api.ask("DELETE", `git/refs/heads/${branchOf(path)}`);

  return {
    /** The draft that is to be published; refused if it is not the one that was shown. */
    unchanged,

    drafts: async (): Promise<Draft[]> => {
      known = await read();
      return [...known.values()].sort((one, other) => other.at.localeCompare(one.at));
    },

    keepDraft: async (draft: WrittenDraft, blobs: ReadonlyMap<string, Blob>): Promise<Draft> => {
      const { path, text, before, revision } = draft;
      const earlier = revision === undefined ? undefined : await unchanged(path, revision);
      const content = await readContent(api, earlier?.record.begun ?? branch);
      const stale = staleTexts([{ path, before }], content);
      if (stale.length > 0) throw new StaleError(stale);
      const sent = [...blobs].map(async ([picture, blob]) => [picture, await api.send(blob)] as const);
      const pictures = Object.fromEntries(await Promise.all(sent));
      const value: Record<string, unknown> = JSON.parse(text);
      const change = entryChange(content, { path, isNew: before === undefined, value, pictures: blobs });
      const title = draftMessage + change.title;
      const record = { path, text, before, pictures, begun: content.commit };
      const beside = [{ path: recordFile, content: JSON.stringify(record, null, 2) }];
      const sha = await makeCommit(api, content, { ...change, title }, revision, beside);
      try {
        if (earlier) await move(earlier, sha);
        const pull = earlier ? earlier.pull : await begin(path, sha, title);
        const at = new Date().toISOString();
        const kept = keptOf({ record, message: title, pull, at, by: earlier?.by, revision: sha });
        known.set(path, kept);
        return kept;
      } catch (reason) {
        throw reason instanceof MovedOnError ? new StaleError([path]) : reason;
      }
    },

    dropDraft: async (path: string): Promise<() => Promise<void>> => {
      const { revision, message } = await unchanged(path);
      await remove(path);
      return async () => {
        await begin(path, revision, message);
      };
    },

    picture: (draft: string, path: string) => known.get(draft)?.record.pictures[path],

    /** The change is published by then: a branch that stays is a draft to be dropped. */
    done: async (path: string): Promise<void> => {
      known.delete(path);
      await remove(path).catch(() => undefined);
    },
  };
}

/**
 * Where the host shows a branch, by the pattern that the settings name: `{number}` is the pull request's, `{branch}` the
 * branch's name as hosts write it into addresses (Cloudflare Pages keeps 28 characters). None if the pattern wants
 * what there is not.
 */
export function previewAddress(pattern: string | undefined, branch: string, number: number | undefined) {
  if (pattern?.includes("{number}") && number === undefined) return undefined;
  const name = branch.replace(/[^a-z0-9]+/g, "-").slice(0, 28);
  return pattern?.replaceAll("{number}", String(number)).replaceAll("{branch}", name.replace(/-$/, ""));
}
