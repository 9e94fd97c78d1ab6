import { z } from "zod";
import { contentTypeOf } from "../../../content/types/content-types";
import { StaleError, StoreError } from "../store";
import type { GitHubApi } from "./github-api";
import { type TouchedFile, touchedSchema } from "./history";

/** Begins the message of every commit that the editor makes of a draft; others are somebody's own. */
export const draftMessage = "Draft: ";

const beginning = "heads/draft/";

/** The branch of a draft, by its entry's path below data/. */
export const branchOf = (path: string) => `draft/${path.replace(/\.json$/, "")}`;

/** What a draft's branch has. */
export interface DraftBranch {
  /** Its last commit, and the one of the site that it was begun with. */
  head: string;
  begun: string;
  files: readonly TouchedFile[];
  at: string;
  by?: string | undefined;
  /** The message of its last commit. */
  title: string;
  /** Whether somebody has changed it without the editor. */
  isForeign: boolean;
}

const refsSchema = z.array(z.object({ ref: z.string(), object: z.object({ sha: z.string() }) }));

/** The last commit of every draft's branch, by the draft's path. */
export async function draftHeads(api: GitHubApi, path?: string): Promise<Map<string, string>> {
  const wanted = path === undefined ? beginning : `heads/${branchOf(path)}`;
  const refs = refsSchema.parse(await api.ask("GET", `git/matching-refs/${wanted}`));
  const heads = refs.map(
    ({ ref, object }) => [`${ref.slice(`refs/${beginning}`.length)}.json`, object.sha] as const,
  );
  return new Map(heads.filter(([one]) => contentTypeOf(one)));
}

/** https://docs.github.com/en/rest/commits/commits#compare-two-commits */
const comparisonSchema = z.object({
  merge_base_commit: z.object({ sha: z.string() }),
  commits: z.array(
    z.object({
      commit: z.object({
        message: z.string(),
        author: z.object({ name: z.string().optional(), date: z.string().optional() }).nullable(),
      }),
    }),
  ),
  files: z.array(touchedSchema).default([]),
});

export async function readBranch(api: GitHubApi, branch: string, head: string): Promise<DraftBranch> {
  const told = comparisonSchema.parse(await api.ask("GET", `compare/${branch}...${head}`));
  const { author, message } = told.commits.at(-1)?.commit ?? {};
  return {
    head,
    begun: told.merge_base_commit.sha,
    files: told.files,
    at: author?.date ?? "",
    by: author?.name,
    title: message ?? draftMessage,
    isForeign: told.commits.some(({ commit }) => !commit.message.startsWith(draftMessage)),
  };
}

/** What GitHub knows a picture by that is on a draft's branch, and not where the site has it. */
export function pictureIn({ files }: Pick<DraftBranch, "files">, path: string): string | undefined {
  const file = files.find(({ filename, status }) => filename === `data/${path}` && status !== "removed");
  return file?.sha ?? undefined;
}

const pullsSchema = z.array(
  z.object({ number: z.number(), html_url: z.string(), head: z.object({ ref: z.string() }) }),
);

export type PullRequest = z.infer<typeof pullsSchema>[number];

export async function openPulls(api: GitHubApi): Promise<PullRequest[]> {
  return pullsSchema.parse(await api.ask("GET", "pulls?state=open&per_page=100"));
}

/** Nothing is made of a draft that is not the one that was shown. */
export async function refuseChanged(
  api: GitHubApi,
  path: string,
  told: Pick<DraftBranch, "head" | "isForeign">,
): Promise<void> {
  if ((await draftHeads(api, path)).get(path) !== told.head) throw new StaleError([path]);
  if (told.isForeign)
    throw new StoreError(
      "Somebody has changed this draft at GitHub. Publish or close it there, by its pull request.",
    );
}
