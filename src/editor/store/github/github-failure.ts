import { z } from "zod";
import { StoreError } from "../store";

/** An answer of GitHub's that is no success, in the owner's words. */
export class GitHubFailure extends StoreError {
  constructor(
    message: string,
    reason: StoreError["reason"],
    /** GitHub's own words. */
    readonly told: string,
  ) {
    super(message, reason);
  }
}

const kept = "Your words are kept.";

export const unreachable = () =>
  new StoreError(`GitHub cannot be reached. ${kept} Look at your connection, then try again.`, "offline");

const answerSchema = z.object({ message: z.string().default("") }).catch({ message: "" });

/** https://docs.github.com/en/rest/using-the-rest-api/troubleshooting-the-rest-api */
export async function failure(answer: Response, repository: string): Promise<GitHubFailure> {
  const { status } = answer;
  const { message: told } = answerSchema.parse(await answer.json().catch(() => ({})));
  const as = (words: string, reason: StoreError["reason"] = "refused") =>
    new GitHubFailure(`${words} ${kept}`, reason, told);
  if (status === 401) return as("Your sign-in has ended: sign in again.", "signed-out");
  if (status === 429 || (status === 403 && isLimit(answer, told)))
    return as(`GitHub asks for a pause: try again ${pauseEnd(answer.headers)}.`);
  if (status === 403)
    return as(
      `Your sign-in may not do this. It needs the right to read and write the contents and pull requests of ${repository}.`,
    );
  if (status === 404)
    return as(`GitHub does not find ${repository}, or does not show it to you: ask whoever keeps it.`);
  if (status === 409) return as("GitHub is busy with another change of the site: try again in a minute.");
  if (status >= 500) return as("GitHub has a fault of its own just now: try again in some minutes.");
  return as(`GitHub refused this: ${told || status}. Load this page again, then try once more.`);
}

const isLimit = ({ headers }: Response, told: string) =>
  headers.get("x-ratelimit-remaining") === "0" || headers.has("retry-after") || /rate limit/i.test(told);

/** https://docs.github.com/en/rest/using-the-rest-api/rate-limits-for-the-rest-api */
function pauseEnd(headers: Headers): string {
  const reset = Number(headers.get("x-ratelimit-reset"));
  if (!reset) return "in some minutes";
  return `after ${new Date(reset * 1000).toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit" })}`;
}

/** Whether GitHub refused to move or make a branch because it is another, or gone, by now. */
export const isMovedOn = (reason: unknown): boolean =>
  reason instanceof GitHubFailure && /fast forward|already exists|does not exist/i.test(reason.told);
