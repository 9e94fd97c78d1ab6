import { UserError } from "../../site/user-error";
import { SignedOutError, StaleError } from "../store";

/** A failed response, from REST or GraphQL. */
export interface GitHubAnswer {
  status: number;
  /** GitHub's own sentence. */
  message: string;
  isWrite: boolean;
}

const kept = "Your words are kept.";

export const unreachable = `GitHub cannot be reached. Check your connection, then try again; www.githubstatus.com says whether GitHub has trouble. ${kept}`;

/** Adds GitHub's own sentence, if there is one. */
const quoting = (sentence: string, message: string) =>
  [sentence, message && `GitHub says: “${message}”`, kept].filter(Boolean).join(" ");

/** GitHub itself failed. */
export const troubleOf = (message: string) =>
  new UserError(
    quoting(
      "GitHub is having trouble: try again in a few minutes. www.githubstatus.com shows its state.",
      message,
    ),
  );

/** Explains a failed response in plain words: https://docs.github.com/en/rest/using-the-rest-api/troubleshooting-the-rest-api */
export function errorOf({ status, message, isWrite }: GitHubAnswer, repository: string): UserError {
  const quotedError = (sentence: string) => new UserError(quoting(sentence, message));
  if (status === 401)
    return new SignedOutError(
      "The token is not right, or it has run out: sign in with another one. Unpublished words stay in this browser.",
    );
  if (/fast forward|reference does not exist/i.test(message)) return new StaleError();
  // https://docs.github.com/en/rest/using-the-rest-api/rate-limits-for-the-rest-api
  if (status === 429 || /rate limit|abuse detection/i.test(message))
    return quotedError("GitHub asks for a pause: try again in a few minutes, or in an hour.");
  if (status >= 500) return troubleOf(message);
  const isAboutPermission = status === 403 && /resource not accessible/i.test(message);
  if (isAboutPermission || (status === 404 && isWrite))
    return quotedError(
      `Your sign-in may not do this. It needs the right to read and write the contents of ${repository}.`,
    );
  if (status === 404)
    return quotedError(
      `GitHub does not find ${repository}, or does not show it to you: ask the person who looks after it.`,
    );
  return new UserError(`GitHub refused this: “${message || status}”. ${kept}`);
}
