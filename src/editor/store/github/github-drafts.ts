import { z } from "zod";
import { staleTexts } from "../../change/changed-files";
import { type Draft, StaleError } from "../store";
import {
  branchOf,
  type DraftBranch,
  draftHeads,
  draftMessage,
  openPulls,
  type PullRequest,
  pictureIn,
  readBranch,
  refuseChanged,
} from "./draft-branches";
import { branchChange, draftOnBranch } from "./draft-on-branch";
import type { GitHubApi } from "./github-api";
import { isMissing, isMovedOn } from "./github-failure";
import { makeCommit } from "./make-commit";
import { previewAddress } from "./preview-address";
import { readContent } from "./read-content";

interface Told extends DraftBranch {
  pull: PullRequest | undefined;
}

const pullSchema = z.object({ number: z.number(), html_url: z.string() });

/**
 * Drafts as branches at GitHub, each with a pull request: the site as it was when the draft was begun, with everything
 * that publishing it would change.
 */
export function githubDrafts(
  api: GitHubApi,
  { branch, preview }: { branch: string; preview?: string | undefined },
) {
  /** The drafts as they were shown last: nothing is made of others. */
  const told = new Map<string, Told>();

  function shown(draft: Pick<Draft, "path" | "text" | "before" | "pictures">, one: Told): Draft {
    told.set(draft.path, one);
    const address = previewAddress(preview, branchOf(draft.path), one.pull?.number);
    return {
      ...draft,
      at: one.at,
      ...(one.by ? { by: one.by } : {}),
      revision: one.head,
      ...(address ? { preview: address } : {}),
      ...(one.pull ? { discussion: one.pull.html_url } : {}),
    };
  }

  async function begin(path: string, sha: string, title: string): Promise<PullRequest | undefined> {
    await api.ask("POST", "git/refs", { ref: `refs/heads/${branchOf(path)}`, sha }).catch(asStale(path));
    const body = "Kept in the editor. Publish or drop it there: it is checked first, and this is closed.";
    // Who may not open pull requests keeps a draft without one.
    return api.ask("POST", "pulls", { title, head: branchOf(path), base: branch, body }).then(
      (made) => ({ ...pullSchema.parse(made), head: { ref: branchOf(path) } }),
      () => undefined,
    );
  }

  async function keepDraft(draft: Draft, bytes: ReadonlyMap<string, Blob>): Promise<Draft> {
    const { path, text, before, pictures, revision } = draft;
    const known = revision === undefined ? undefined : await readBranch(api, branch, revision);
    if (known) await refuseChanged(api, path, known);
    const content = await readContent(api, known?.begun ?? branch);
    const stale = staleTexts({ texts: [{ path, before }] }, content.files);
    if (stale.length > 0) throw new StaleError(stale);
    const { title, ...change } = branchChange(content, draft, bytes);
    const earlier = async (one: string) => known && pictureIn(known, one);
    const message = draftMessage + title;
    const sha = await makeCommit(api, content, { ...change, title: message }, earlier, revision);
    const pull = known ? told.get(path)?.pull : await begin(path, sha, message);
    if (known) await move(path, sha);
    return shown(
      { path, text, pictures, ...(before === undefined ? {} : { before }) },
      { ...(await readBranch(api, branch, sha)), pull },
    );
  }

  const move = (path: string, sha: string) =>
    api.ask("PATCH", `git/refs/heads/${branchOf(path)}`, { sha, force: false }).catch(asStale(path));

  const remove = (path: string) =>
    api.ask("DELETE", `git/refs/heads/${branchOf(path)}`).catch((reason) => {
      if (!isMissing(reason)) throw reason;
    });

  return {
    drafts: async (): Promise<Draft[]> => {
      const heads = await draftHeads(api);
      told.clear();
      if (heads.size === 0) return [];
      const pulls = await openPulls(api);
      const found = [...heads].map(async ([path, head]) => {
        const one = await readBranch(api, branch, head);
        const draft = await draftOnBranch(api, path, one);
        const pull = pulls.find(({ head: { ref } }) => ref === branchOf(path));
        return draft ? [shown({ path, ...draft }, { ...one, pull })] : [];
      });
      return (await Promise.all(found)).flat().sort((one, other) => other.at.localeCompare(one.at));
    },
    keepDraft,
    dropDraft: async (path: string): Promise<() => Promise<void>> => {
      const draft = told.get(path);
      if (!draft) throw new StaleError([path]);
      await refuseChanged(api, path, draft);
      await remove(path);
      return async () => {
        told.set(path, { ...draft, pull: await begin(path, draft.head, draft.title) });
      };
    },
    /** What of a draft matters when it is published. */
    told: (path: string) => told.get(path),
    done: async (path: string): Promise<void> => {
      told.delete(path);
      // The change is published by then: a branch that stays is a draft to be dropped.
      await remove(path).catch(() => undefined);
    },
  };
}

const asStale = (path: string) => (reason: unknown) => {
  throw isMovedOn(reason) || isMissing(reason) ? new StaleError([path]) : reason;
};
