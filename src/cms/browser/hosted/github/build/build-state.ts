import { z } from "zod";

/** What GitHub says of a commit's checks: https://docs.github.com/en/rest/checks/runs */
const checksSchema = z.object({
  check_runs: z.array(
    z.object({
      name: z.string(),
      conclusion: z.string().nullable(),
      html_url: z.string().nullable().default(null),
    }),
  ),
});

/** And of the statuses that hosts give it: https://docs.github.com/en/rest/commits/statuses */
const statusesSchema = z.object({
  statuses: z.array(z.object({ context: z.string(), state: z.string(), target_url: z.string().nullable() })),
});

/** How far the builds and checks of a commit are. */
export type BuildState =
  | { is: "unknown" | "running" | "done" }
  | { is: "failed"; name: string; address: string | null };

const fine = ["success", "neutral", "skipped"];

/** What follows from GitHub's two answers about a commit; unknown where nobody has said anything of it yet. */
export function buildState(checks: unknown, statuses: unknown): BuildState {
  const told = [
    ...checksSchema.parse(checks).check_runs.map(({ name, conclusion, html_url }) => {
      const outcome = conclusion === null ? "running" : fine.includes(conclusion) ? "done" : "failed";
      return { name, address: html_url, outcome };
    }),
    ...statusesSchema.parse(statuses).statuses.map(({ context, state, target_url }) => {
      const outcome = state === "pending" ? "running" : state === "success" ? "done" : "failed";
      return { name: context, address: target_url, outcome };
    }),
  ];
  const failed = told.find(({ outcome }) => outcome === "failed");
  if (failed) return { is: "failed", name: failed.name, address: failed.address };
  if (told.length === 0) return { is: "unknown" };
  return { is: told.some(({ outcome }) => outcome === "running") ? "running" : "done" };
}
