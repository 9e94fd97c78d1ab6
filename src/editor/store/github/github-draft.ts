import * as z from "zod";
import { draftChange } from "../../change/draft-change";
import { type Draft, draftSchema, StaleError, StoreError, type WrittenDraft } from "../store";
import { type GitHubApi, MovedOnError } from "./github-api";
import { makeCommit } from "./make-commit";
import type { GitHubPictures } from "./pictures";
import { type CommittedContent, readObjects } from "./read-content";

/** A host shows it at an address of its own. */
const draftBranch = "site-draft";

/** Begins the message of every commit that the editor makes of the draft; others are somebody's own. */
const draftMessage = "Draft: ";

/** What was written, beside what it makes of the site. */
const recordFile = ".draft.json";

const recordSchema = z.object({
  entries: draftSchema.shape.entries,
  /** What GitHub knows each new picture by. */
  shas: z.record(z.string(), z.string()),
});

/**
 * The draft as a branch at GitHub: the site as it is published, with everything that publishing the draft would change, and
 * with what was written in a file of its own.
 */
export function githubDraft(
  api: GitHubApi,
  { repository, branch, preview }: { repository: string; branch: string; preview?: string | undefined },
  pictures: GitHubPictures,
  readSite: () => Promise<CommittedContent>,
) {
  async function read(): Promise<Draft> {
    const [commit, file] = await readObjects(api, [draftBranch, `${draftBranch}:${recordFile}`]);
    if (!commit) return { entries: [] };
    const record = file?.text ? recordSchema.parse(JSON.parse(file.text)) : undefined;
    for (const [picture, sha] of Object.entries(record?.shas ?? {})) pictures.shas.set(picture, sha);
    const isOurs = record && commit.message.startsWith(draftMessage);
    return {
      entries: record?.entries ?? [],
      revision: commit.oid,
      at: commit.committedDate,
      by: commit.author?.name ?? undefined,
      preview,
      changes: `https://github.com/${repository}/compare/${branch}...${draftBranch}`,
      fault: isOurs
        ? undefined
        : `Somebody has changed the draft on GitHub. Merge or delete the branch ${draftBranch} there.`,
    };
  }

  /** The commit on the site and on the draft before it, so that what it changes of the site is always the draft. */
  async function makeDraft({ entries, revision }: WrittenDraft): Promise<string> {
    const site = await readSite();
    const { title, ...change } = draftChange(site, entries);
    const names = change.pictures.map(({ path }) => path);
    const shas = Object.fromEntries([...pictures.shas].filter(([picture]) => names.includes(picture)));
    return makeCommit(api, {
      base: site.commit,
      parents: revision ? [revision, site.commit] : [site.commit],
      change: { ...change, title: draftMessage + title },
      pictures,
      beside: [{ path: recordFile, content: JSON.stringify({ entries, shas }, null, 2) }],
    });
  }

  async function keep(draft: WrittenDraft): Promise<void> {
    const { revision, fault } = await read();
    if (revision !== draft.revision) throw new StaleError();
    if (fault) throw new StoreError(fault);
    const place = `git/refs/heads/${draftBranch}`;
    try {
      if (draft.entries.length > 0) {
        const sha = await makeDraft(draft);
        if (revision) await api.ask("PATCH", place, { sha, force: false });
        else await api.ask("POST", "git/refs", { ref: `refs/heads/${draftBranch}`, sha });
      } else if (revision) await api.ask("DELETE", place);
    } catch (reason) {
      throw reason instanceof MovedOnError ? new StaleError() : reason;
    }
  }

  return { read, keep };
}
