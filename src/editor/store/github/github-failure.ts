import { z } from "zod";
import { SignedOutError, StoreError } from "../store";

/** GitHub did not move or make a branch, because it has changed or gone meanwhile. */
export class MovedOnError extends StoreError {}

const kept = "Your words are kept.";

export const unreachable = () =>
  new StoreError(`GitHub cannot be reached. ${kept} Check your connection, then try again.`);

const answerSchema = z.object({ message: z.string().default("") }).catch({ message: "" });

/** An answer that is no success, in one plain sentence: https://docs.github.com/en/rest/using-the-rest-api/troubleshooting-the-rest-api */
export async function failure(answer: Response, repository: string): Promise<StoreError> {
  const { status, headers } = answer;
  const { message } = answerSchema.parse(await answer.json().catch(() => ({})));
  if (status === 401) return new SignedOutError(`Your sign-in has ended: sign in again. ${kept}`);
  if (/fast forward|already exists|does not exist/i.test(message))
    return new MovedOnError(`GitHub refused this: ${message}. ${kept}`);
  const isLimit =
    headers.get("x-ratelimit-remaining") === "0" || headers.has("retry-after") || /rate limit/i.test(message);
  if (status === 429 || (status === 403 && isLimit))
    return new StoreError(`GitHub asks for a pause: try again ${pauseEnd(headers)}. ${kept}`);
  const sentence =
    status >= 500
      ? "GitHub is having trouble just now: try again in a few minutes."
      : (sentences(repository)[status] ??
        `GitHub refused this: ${message || status}. Load this page again, then try once more.`);
  return new StoreError(`${sentence} ${kept}`);
}

const sentences = (repository: string): Readonly<Record<number, string>> => ({
  403: `Your sign-in may not do this. It needs the right to read and write the contents and pull requests of ${repository}.`,
  404: `GitHub does not find ${repository}, or does not show it to you: ask whoever looks after it.`,
  409: "GitHub is busy with another change of the site: try again in a minute.",
});

/** https://docs.github.com/en/rest/using-the-rest-api/rate-limits-for-the-rest-api */
function pauseEnd(headers: Headers): string {
  const reset = Number(headers.get("x-ratelimit-reset"));
  if (!reset) return "in a few minutes";
  return `after ${new Date(reset * 1000).toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit" })}`;
}
