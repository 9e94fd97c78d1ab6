import * as z from "zod";
import { parseJson } from "../../../content/reading/parse-json";
import { contentTypeOf } from "../../../content/types/content-types";
import type { DraftEntry } from "../../change/change";
import { draftChange } from "../../change/draft-change";
import { type Draft, draftSchema, StaleError, StoreError, type WrittenDraft } from "../store";
import { branchHead } from "./branch-head";
import type { GitHubApi } from "./github-api";
import { makeCommit, type TreeFile } from "./make-commit";
import type { GitHubPictures } from "./pictures";
import { type CommittedContent, readObjects, readTree, type TextReader } from "./read-content";
import { MovedOnError } from "./refusals";

/** Hosts deploy a preview of this branch. */
const draftBranch = "site-draft";

/** Prefix of the editor's commit messages on the draft branch. Commits without it are somebody else's. */
const draftMessage = "Draft: ";

/** The draft branch has one record for each drafted entry, and the site's files with the draft applied. */
const folder = ".draft/";

const readme: TreeFile = {
  path: `${folder}README.md`,
  content: "The editor's draft, an entry in each file. Publish or discard it in the editor.\n",
};

const recordSchema = draftSchema.shape.entries.element.extend({
  /** The sha of each new picture on GitHub. */
  pictures: z.record(z.string(), z.string()),
});

interface DraftSettings {
  repository: string;
  branch: string;
  preview?: string | undefined;
}

/**
 * The draft as a branch at GitHub: the published site with the draft applied, and
 * the drafted entries in separate files.
 */
export function githubDraft(
  api: GitHubApi,
  { repository, branch, preview }: DraftSettings,
  pictures: GitHubPictures,
  texts: TextReader,
  readSite: () => Promise<CommittedContent>,
) {
  const head = branchHead();
  let last: Draft = { entries: [] };
  /** The paths of unreadable files, which stay in the draft unchanged. */
  const unreadShas = new Map<string, string>();

  const shown = {
    preview,
    changes: `https://github.com/${repository}/compare/${branch}...${draftBranch}`,
  };

  async function read(): Promise<Draft> {
    const [told] = await readObjects(api, [{ expression: `refs/heads/${draftBranch}` }]);
    const revision = head.latest(told?.oid);
    if (!revision || !told) return revision ? last : { entries: [] };
    if (revision === last.revision) return last;
    const files = (await readTree(api, revision)).filter(
      ({ path }) => path.startsWith(folder) && path.endsWith(".json"),
    );
    const read = await texts(files.map(({ sha }) => sha));
    const entries: DraftEntry[] = [];
    const unread: string[] = [];
    for (const [index, { path, sha }] of files.entries()) {
      const json = parseJson(read[index] ?? "");
      const { data } = recordSchema.safeParse(json?.value);
      if (data && contentTypeOf(data.path)) {
        for (const [picture, sha] of Object.entries(data.pictures)) pictures.shas.set(picture, sha);
        entries.push({ ...data, pictures: Object.keys(data.pictures) });
      } else {
        unreadShas.set(path, sha);
        unread.push(path);
      }
    }
    const isOurs = told.message.startsWith(draftMessage);
    const fault = `Somebody has changed the draft on GitHub. Merge the branch ${draftBranch} there, or discard the draft.`;
    last = {
      ...shown,
      entries,
      unread,
      revision,
      at: told.committedDate,
      by: told.author?.name ?? undefined,
      fault: isOurs ? undefined : fault,
    };
    return last;
  }

  /** The parents are the site's commit and the earlier draft, so that the difference to the site is always the draft. */
  async function makeDraft({ entries, unread = [], revision }: WrittenDraft) {
    const site = await readSite();
    const { title, ...change } = draftChange(site, entries);
    const records = entries.map(({ path, before, text, pictures: names }): TreeFile => {
      const shas = names.map((name) => [name, pictures.shas.get(name)]);
      const record = { path, before, text, pictures: Object.fromEntries(shas) };
      return { path: folder + path, content: JSON.stringify(record, null, 2) };
    });
    const unreadable = unread.map((path): TreeFile => ({ path, sha: unreadShas.get(path) ?? null }));
    return makeCommit(api, {
      base: site.commit,
      parents: revision ? [revision, site.commit] : [site.commit],
      change: { ...change, title: draftMessage + (title || "nothing") },
      pictures,
      beside: [readme, ...records, ...unreadable],
    });
  }

  /**
   * Saves an empty draft first, which GitHub refuses if somebody was faster. Only then removes the branch,
   * which GitHub never refuses.
   */
  async function keep({ entries, unread, revision }: WrittenDraft): Promise<void> {
    const before = await read();
    if (revision !== before.revision) throw new StaleError();
    const isEmpty = entries.length + (unread?.length ?? 0) === 0;
    if (isEmpty && !revision) return;
    if (before.fault && !isEmpty) throw new StoreError(before.fault);
    const { sha, at, by } = await makeDraft({ entries, unread, revision });
    const place = `git/refs/heads/${draftBranch}`;
    try {
      if (revision) await api.ask("PATCH", place, { sha, force: false });
      else await api.ask("POST", "git/refs", { ref: `refs/heads/${draftBranch}`, sha });
    } catch (reason) {
      if (!(reason instanceof MovedOnError)) throw reason;
      if (/exist/.test(reason.message)) head.forget();
      throw new StaleError();
    }
    head.moved(revision, sha);
    last = { ...shown, entries, unread, revision: sha, at, by };
    if (!isEmpty) return;
    await api.ask("DELETE", place).then(
      () => head.moved(sha, undefined),
      () => undefined, // An empty draft is as good as none.
    );
  }

  return { read, keep };
}
