import { z } from "zod";
import type { Live } from "../store";
import type { GitHubApi } from "./github-api";

/** In milliseconds: a build takes minutes. */
const betweenQuestions = 15_000;

/** A quarter of an hour. */
const mostQuestions = 60;

/** https://docs.github.com/en/rest/checks/runs */
const checksSchema = z.object({
  check_runs: z.array(
    z.object({ conclusion: z.string().nullable(), html_url: z.string().nullable().default(null) }),
  ),
});

/** https://docs.github.com/en/rest/commits/statuses */
const statusesSchema = z.object({
  statuses: z.array(z.object({ state: z.string(), target_url: z.string().nullable() })),
});

const fine = ["success", "neutral", "skipped"];

/** What follows from GitHub's two answers; undefined while a build goes on, or nobody has said anything yet. */
export function liveState(checks: unknown, statuses: unknown): Live | undefined {
  const told = [
    ...checksSchema
      .parse(checks)
      .check_runs.map((run) => [run.conclusion ?? "pending", run.html_url] as const),
    ...statusesSchema.parse(statuses).statuses.map((one) => [one.state, one.target_url] as const),
  ];
  const failed = told.find(([outcome]) => outcome !== "pending" && !fine.includes(outcome));
  if (failed) return { state: "failed", log: failed[1] ?? "" };
  const isLive = told.length > 0 && told.every(([outcome]) => outcome !== "pending");
  return isLive ? { state: "live" } : undefined;
}

/** What becomes of a commit: hosts tell GitHub. Where they do not, or GitHub does not, it stays unknown. */
export async function followCommit(
  api: Pick<GitHubApi, "ask">,
  sha: string,
  pause = () => new Promise<void>((done) => setTimeout(done, betweenQuestions)),
): Promise<Live> {
  try {
    for (let question = 0; question < mostQuestions; question += 1) {
      if (question > 0) await pause();
      const [checks, statuses] = await Promise.all([
        api.ask("GET", `commits/${sha}/check-runs`),
        api.ask("GET", `commits/${sha}/status`),
      ]);
      const state = liveState(checks, statuses);
      if (state) return state;
    }
  } catch {
    // Whoever may not read checks does without.
  }
  return { state: "unknown" };
}
