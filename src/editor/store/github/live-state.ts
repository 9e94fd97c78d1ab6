import * as z from "zod";
import type { Live } from "../store";
import type { GitHubApi } from "./github-api";

/** In milliseconds: a build takes minutes. */
const betweenQuestions = 15_000;

/** A quarter of an hour. */
const mostQuestions = 60;

/** https://docs.github.com/en/rest/checks/runs and https://docs.github.com/en/rest/commits/statuses */
const toldSchema = z.object({
  check_runs: z
    .array(z.object({ conclusion: z.string().nullable(), html_url: z.string().nullish() }))
    .default([]),
  statuses: z.array(z.object({ state: z.string(), target_url: z.string().nullish() })).default([]),
});

const fine = ["success", "neutral", "skipped"];

/** What follows from GitHub's answers; undefined while a build goes on, or nobody has said anything yet. */
export function liveState(answers: readonly unknown[]): Live | undefined {
  const told = answers.flatMap((answer) => {
    const { check_runs, statuses } = toldSchema.parse(answer);
    const runs = check_runs.map((run) => ({ state: run.conclusion ?? "pending", target_url: run.html_url }));
    return [...runs, ...statuses];
  });
  const failed = told.find(({ state }) => state !== "pending" && !fine.includes(state));
  if (failed) return { state: "failed", log: failed.target_url ?? "" };
  const isLive = told.length > 0 && told.every(({ state }) => fine.includes(state));
  return isLive ? { state: "live" } : undefined;
}

/** What becomes of a commit: hosts tell GitHub. If they do not, or whoever asks may see neither, it stays unknown. */
export async function followCommit(api: Pick<GitHubApi, "ask">, sha: string): Promise<Live> {
  for (let question = 0; question < mostQuestions; question += 1) {
    const asked = ["check-runs", "status"].map((kind) => api.ask("GET", `commits/${sha}/${kind}`));
    const answers = (await Promise.allSettled(asked)).flatMap((answer) =>
      answer.status === "fulfilled" ? [answer.value] : [],
    );
    if (answers.length === 0) break;
    const state = liveState(answers);
    if (state) return state;
    await new Promise((done) => setTimeout(done, betweenQuestions));
  }
  return { state: "unknown" };
}
