import * as z from "zod/mini";
import type { History } from "../store";
import type { GitHubApi } from "./github-api";
import { readObjects } from "./github-content";

/** The number of versions that are listed. */
const mostVersions = 30;

/** A commit as GitHub's API returns it: https://docs.github.com/en/rest/commits/commits */
const commitSchema = z.object({
  sha: z.string(),
  commit: z.object({
    message: z.string(),
    author: z.nullable(z.object({ name: z.optional(z.string()) })),
    committer: z.nullable(z.object({ date: z._default(z.string(), "") })),
  }),
});

/** The versions of an entry are the commits that changed its file. */
export function githubHistory(api: GitHubApi, branch: string): History {
  return {
    versions: async (path) => {
      const query = new URLSearchParams({
        path: `data/${path}`,
        sha: branch,
        per_page: String(mostVersions),
      });
      const commits = z.array(commitSchema).parse(await api.ask("GET", `commits?${query}`));
      return commits.map(({ sha, commit: { message, author, committer } }) => ({
        id: sha,
        title: message.split("\n")[0] ?? "",
        date: committer?.date ?? "",
        by: author?.name,
      }));
    },
    textAt: async (id, path) => (await readObjects(api, [{ expression: `${id}:data/${path}` }]))[0]?.text,
  };
}
