import { z } from "zod";
import { belowData } from "../../../../../content/reading/content-path";
import { contentTypeOf } from "../../../../../content/types/content-types";
import { changesInCommit } from "../../../../history/paths-of-commit";
import type { ShownDraft } from "../../../drafts/draft-store";
import { filesSchema, touchedFiles } from "../commits";
import type { GitHubApi } from "../github-api";
import { inParts } from "../in-parts";
import { readAt } from "../read-at";
import { branchOf, draftBranches, draftMessage } from "./draft-branch";
import { previewAddress } from "./preview-address";

/** A draft as its branch has it. */
export interface HostedDraft extends ShownDraft {
  base: string;
  /** Its last commit, and the one of the site with which it was begun. */
  head: string;
  begun: string;
  /** The pictures that only the draft has, by their paths below data/. */
  pictures: readonly { path: string; sha: string }[];
  /** Its pull request. */
  number?: number;
  /** Whether somebody has changed its branch without the CMS. */
  isForeign: boolean;
}

/** https://docs.github.com/en/rest/commits/commits#compare-two-commits */
const comparisonSchema = z.object({
  merge_base_commit: z.object({ sha: z.string() }),
  commits: z.array(
    z.object({
      commit: z.object({
        message: z.string(),
        author: z.object({ name: z.string().optional() }).nullable(),
        committer: z.object({ date: z.string().optional() }).nullable(),
      }),
    }),
  ),
  files: filesSchema.default([]),
});

const pullsSchema = z.array(
  z.object({ number: z.number(), html_url: z.string(), head: z.object({ ref: z.string() }) }),
);

/** Every draft at GitHub. */
export async function readDrafts(api: GitHubApi): Promise<HostedDraft[]> {
  const branches = (await draftBranches(api)).filter(({ path }) => contentTypeOf(path));
  if (branches.length === 0) return [];
  const params = { state: "open", per_page: 100 };
  const pulls = pullsSchema.parse(await api.request(`${api.repoURL}/pulls`, { params }));
  const drafts = await inParts(branches, async ({ path, head }) => {
    const pull = pulls.find(({ head: { ref } }) => ref === branchOf(path));
    const [draft, preview] = await Promise.all([readDraft(api, path, head), previewOf(api, head)]);
    const links = [
      ...(preview ? [{ words: "See the site as it would be", address: preview }] : []),
      ...(pull ? [{ words: "Its pull request", address: pull.html_url }] : []),
    ];
    return draft ? [{ ...draft, links, ...(pull ? { number: pull.number } : {}) }] : [];
  });
  return drafts.flat();
}

/** Undefined where the site says the same by now. */
async function readDraft(api: GitHubApi, path: string, head: string): Promise<HostedDraft | undefined> {
  const compared = comparisonSchema.parse(
    await api.request(`${api.repoURL}/compare/${api.branch}...${head}`),
  );
  const { files, commits, merge_base_commit: begun } = compared;
  const [change] = changesInCommit(touchedFiles(files), (one) => one === path)
    .flat()
    .filter(({ from, to }) => from === path || to === path);
  const read = readAt(api);
  const entry = change?.to === undefined ? undefined : await read(change.to, head);
  if (!entry) return undefined;
  const base = change?.from === undefined ? undefined : await read(change.from, begun.sha);
  const last = commits.at(-1)?.commit;
  const pictures = files.flatMap(({ filename, status, sha }) =>
    sha !== null && status === "added" && filename.startsWith("data/images/")
      ? [{ path: belowData(filename), sha }]
      : [],
  );
  return {
    path,
    text: entry.text,
    base: base?.text ?? "",
    at: last?.committer?.date ?? "",
    ...(last?.author?.name ? { by: last.author.name } : {}),
    head,
    begun: begun.sha,
    pictures,
    isForeign: commits.some(({ commit }) => !commit.message.startsWith(draftMessage)),
  };
}

/** Without it a draft is shown as well. */
async function previewOf(api: GitHubApi, head: string): Promise<string | undefined> {
  const about = `${api.repoURL}/commits/${head}`;
  const told = Promise.all([api.request(`${about}/check-runs`), api.request(`${about}/status`)]);
  return told.then(([checks, statuses]) => previewAddress(checks, statuses)).catch(() => undefined);
}
