import { UserError } from "../../site/user-error";
import { SignedOutError, StaleError } from "../store";

/** A failed response, from REST or GraphQL. */
export interface GitHubAnswer {
  status: number;
  /** GitHub's own sentence. */
  message: string;
  isWrite: boolean;
}

/** An error that may pass if the request is repeated: GitHub did not answer, or had trouble. */
export class TransientError extends UserError {}

const kept = "Your words are kept.";

export const unreachable = `GitHub cannot be reached. Check your connection, then try again; www.githubstatus.com says whether GitHub has trouble. ${kept}`;

const mayNot =
  "Your sign-in may not do this. It needs the right to read and write the contents of {repository}.";

/** A failed response, in plain words: https://docs.github.com/en/rest/using-the-rest-api/troubleshooting-the-rest-api */
export function refusalOf(answer: GitHubAnswer, repository: string): UserError {
  const { status, message, isWrite } = answer;
  const explained = (sentence: string) => {
    const quote = message && ` GitHub says: “${message}”`;
    return `${sentence.replace("{repository}", repository)}${quote} ${kept}`;
  };
  if (status === 401)
    return new SignedOutError(
      explained("Your sign-in has ended, or GitHub does not know the token: sign in again."),
    );
  if (/fast forward|reference does not exist/i.test(message)) return new StaleError();
  // https://docs.github.com/en/rest/using-the-rest-api/rate-limits-for-the-rest-api
  if (status === 429 || /rate limit|abuse detection/i.test(message))
    return new UserError(explained("GitHub asks for a pause: try again in a few minutes, or in an hour."));
  if (status >= 500)
    return new TransientError(
      explained(
        "GitHub is having trouble: try again in a few minutes. www.githubstatus.com says how it goes.",
      ),
    );
  const isRight = status === 403 && /resource not accessible/i.test(message);
  if (isRight || (status === 404 && isWrite)) return new UserError(explained(mayNot));
  if (status === 404)
    return new UserError(
      explained(
        "GitHub does not find {repository}, or does not show it to you: ask the person who looks after it.",
      ),
    );
  return new UserError(`GitHub refused this: “${message || status}”. ${kept}`);
}
