import * as z from "zod";
import { draftChange } from "../draft-change";
import { type Draft, draftSchema, StaleError, StoreError, type WrittenDraft } from "../store";
import { type GitHubApi, MovedOnError } from "./github-api";
import { makeCommit } from "./make-commit";
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
  readSite: () => Promise<CommittedContent>,
) {
  /** What GitHub knows the pictures by of every draft that was read here: one that was discarded can come back. */
  const shas = new Map<string, string>();

  async function read(): Promise<Draft & { isOurs: boolean }> {
    const [commit, file] = await readObjects(api, [draftBranch, `${draftBranch}:${recordFile}`]);
    if (!commit) return { entries: [], isOurs: true };
    const record = file?.text ? recordSchema.parse(JSON.parse(file.text)) : undefined;
    for (const [picture, sha] of Object.entries(record?.shas ?? {})) shas.set(picture, sha);
    return {
      entries: record?.entries ?? [],
      revision: commit.oid,
      at: commit.committedDate,
      by: commit.author?.name ?? undefined,
      preview,
      changes: `https://github.com/${repository}/compare/${branch}...${draftBranch}`,
      isOurs: record !== undefined && commit.message.startsWith(draftMessage),
    };
  }

  /** Refused unless the draft is the one that was shown, and the editor's. */
  async function expectUnchanged({ entries, revision }: WrittenDraft): Promise<void> {
    const now = await read();
    if (now.revision !== revision) throw new StaleError(entries.map(({ path }) => path));
    if (!now.isOurs)
      throw new StoreError(
        `Somebody has changed the draft on GitHub. Merge or delete the branch ${draftBranch} there.`,
      );
  }

  /** The commit on the site and on the draft before it, so that what it changes of the site is always the draft. */
  async function makeDraft({ entries, revision }: WrittenDraft): Promise<string> {
    const site = await readSite();
    const names = entries.flatMap(({ pictures }) => pictures);
    const own = new Map([...shas].filter(([picture]) => names.includes(picture)));
    const bytes = new Map([...own].map(([picture, sha]) => [picture, api.standIn(sha)]));
    const { title, ...change } = draftChange(site, entries, bytes);
    const record = { entries, shas: Object.fromEntries(own) };
    return makeCommit(
      api,
      site,
      { ...change, title: draftMessage + title },
      revision ? [revision, site.commit] : [site.commit],
      [{ path: recordFile, content: JSON.stringify(record, null, 2) }],
    );
  }

  async function keep(draft: WrittenDraft, pictures: ReadonlyMap<string, Blob> = new Map()): Promise<void> {
    await expectUnchanged(draft);
    for (const [picture, bytes] of pictures) shas.set(picture, await api.send(bytes));
    const place = `git/refs/heads/${draftBranch}`;
    try {
      if (draft.entries.length > 0) {
        const sha = await makeDraft(draft);
        if (draft.revision) await api.ask("PATCH", place, { sha, force: false });
        else await api.ask("POST", "git/refs", { ref: `refs/heads/${draftBranch}`, sha });
      } else if (draft.revision) await api.ask("DELETE", place);
    } catch (reason) {
      throw reason instanceof MovedOnError ? new StaleError([]) : reason;
    }
  }

  return { read, expectUnchanged, keep, picture: (path: string) => shas.get(path) };
}
