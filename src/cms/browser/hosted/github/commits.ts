import { z } from "zod";
import { belowData } from "../../../../content/reading/content-path";
import type { TouchedFile } from "../../../history/paths-of-commit";
import type { GitHubApi } from "./github-api";

/** https://docs.github.com/en/rest/commits/commits#list-commits */
const listSchema = z.array(
  z.object({
    sha: z.string(),
    commit: z.object({
      author: z.object({ name: z.string().optional() }).nullable(),
      committer: z.object({ date: z.string().optional() }).nullable(),
    }),
  }),
);

/** https://docs.github.com/en/rest/commits/commits#get-a-commit, and the same of a comparison. */
export const filesSchema = z.array(
  z.object({
    filename: z.string(),
    status: z.string(),
    /** Of the file's content. */
    sha: z.string().nullable(),
    previous_filename: z.string().optional(),
  }),
);

const commitSchema = z.object({
  parents: z.array(z.object({ sha: z.string() })),
  files: filesSchema.default([]),
});

/** A commit, before it is known what it did. */
export interface ListedCommit {
  sha: string;
  by: string;
  /** As an ISO date. */
  at: string;
}

/** The last commits that touched a path below data/, the latest first; `from` is the one to begin with, or a branch. */
export async function listCommits(
  api: GitHubApi,
  path: string,
  from: string,
  most: number,
): Promise<ListedCommit[]> {
  const params = { path: `data/${path}`, sha: from, per_page: most };
  const listed = listSchema.parse(await api.request(`${api.repoURL}/commits`, { params }));
  return listed.map(({ sha, commit: { author, committer } }) => ({
    sha,
    by: author?.name ?? "",
    at: committer?.date ?? "",
  }));
}

/** What a commit did to the files below data/, and the commit before it; none before the first. */
export async function readCommit(api: GitHubApi, sha: string) {
  const { parents, files } = commitSchema.parse(await api.request(`${api.repoURL}/commits/${sha}`));
  return { touched: touchedFiles(files), parent: parents[0]?.sha };
}

/** GitHub takes two files that resemble each other for one that was renamed: here they are two again. */
export function touchedFiles(files: z.infer<typeof filesSchema>): TouchedFile[] {
  return files
    .flatMap(({ filename, status, previous_filename: previous }): TouchedFile[] => {
      const came = { path: filename, was: false, is: true };
      if (status === "renamed" && previous) return [{ path: previous, was: true, is: false }, came];
      if (status === "added" || status === "copied") return [came];
      return [{ path: filename, was: true, is: status !== "removed" }];
    })
    .flatMap((file) => (file.path.startsWith("data/") ? [{ ...file, path: belowData(file.path) }] : []));
}
