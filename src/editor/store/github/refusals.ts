import { SignedOutError, StoreError } from "../store";

/** An answer that is no success, from REST or GraphQL. */
export interface GitHubAnswer {
  status: number;
  /** GitHub's own sentence. */
  message: string;
  headers: Headers;
  isWrite: boolean;
}

/** GitHub did not move or make a branch, because it has changed or gone meanwhile. */
export class MovedOnError extends StoreError {}

/** What may succeed if it is tried once more: GitHub did not answer, or had trouble with it. */
export class PassingError extends StoreError {}

/** GraphQL answers 200 whatever happened: the status that stands in REST for each type of error. */
export const graphqlStatuses: Readonly<Record<string, number>> = {
  NOT_FOUND: 404,
  FORBIDDEN: 403,
  INSUFFICIENT_SCOPES: 403,
  RATE_LIMIT: 429,
  RATE_LIMITED: 429,
  RESOURCE_LIMITS_EXCEEDED: 503,
};

const kept = "Your words are kept.";

export const unreachable = `GitHub cannot be reached. Check your connection, then try again; www.githubstatus.com says whether GitHub has trouble. ${kept}`;

/** What of GitHub's sentence or status tells a refusal, and what the owner reads: the first row that fits. */
const rows: readonly [fits: (answer: GitHubAnswer) => boolean, says: (repository: string) => string][] = [
  [
    says(/rule violation|protected branch|through a pull request|status check|verified signature/i),
    (repository) =>
      `The branch is protected, so the editor may not publish. Ask whoever looks after ${repository} to let those who edit push to it without reviews, checks or signatures.`,
  ],
  [
    ({ headers, ...answer }) => headers.has("x-github-sso") || says(/SAML|single sign-on|\bSSO\b/i)(answer),
    () =>
      "Your organisation asks for its single sign-on: on GitHub, open Settings, Developer settings, your token, and choose Configure SSO. Then sign in here again.",
  ],
  [
    says(/OAuth App access restrictions/i),
    () =>
      "Your organisation has not approved the app that you signed in with: its owner can, under Third-party access. Until then, sign in with a token.",
  ],
  [
    says(/IP allow list/i),
    () => "Your organisation lets people in from certain networks only: use one of those, or ask its owner.",
  ],
  [
    says(/lifetime/i),
    () =>
      "Your organisation does not accept a token that lasts so long: make one with an earlier end date, and sign in with that.",
  ],
  [
    says(/forbids access via a/i),
    () => "Your organisation does not accept this kind of token: sign in in another way.",
  ],
  [
    says(/archived/i),
    (repository) => `${repository} is archived, so nobody can change it: its owner can unarchive it.`,
  ],
  [
    says(/suspended|access blocked|blocked for|DMCA/i),
    () => "GitHub has blocked this account or repository: its owner can ask GitHub's support.",
  ],
  [
    says(/repository is empty/i),
    (repository) => `${repository} is empty: the site has to be put there first.`,
  ],
  [
    ({ status, ...answer }) => status === 413 || says(/too large|exceeds/i)(answer),
    () => "One of the files is too large for GitHub: choose a smaller picture.",
  ],
  [
    ({ status, isWrite }) => status === 403 || (status === 404 && isWrite),
    (repository) =>
      `Your sign-in may not do this. It needs the right to read and write the contents of ${repository}.`,
  ],
  [
    ({ status }) => status === 404,
    (repository) =>
      `GitHub does not find ${repository}, or does not show it to you: ask whoever looks after it.`,
  ],
  [
    ({ status }) => status === 409,
    () => "GitHub is busy with another change of the site: try again in a minute.",
  ],
];

function says(words: RegExp) {
  return ({ message }: Pick<GitHubAnswer, "message">) => words.test(message);
}

/** An answer that is no success, in plain words: https://docs.github.com/en/rest/using-the-rest-api/troubleshooting-the-rest-api */
export function refusalOf(answer: GitHubAnswer, repository: string, now = Date.now()): StoreError {
  const { status, message } = answer;
  const told = (sentence: string) =>
    [sentence, message && `GitHub says: “${message}”`, kept].filter(Boolean).join(" ");
  if (status === 401)
    return new SignedOutError(
      told("Your sign-in has ended, or GitHub does not know the token: sign in again."),
    );
  if (/fast forward|reference already exists|reference does not exist/i.test(message))
    return new MovedOnError(told("Somebody else was faster."));
  if (isLimit(answer))
    return new StoreError(told(`GitHub asks for a pause: try again ${whenAgain(answer, now)}.`));
  if (status >= 500)
    return new PassingError(
      told(
        "GitHub is having trouble just now: try again in a few minutes. www.githubstatus.com says how it goes.",
      ),
    );
  const [, sentence] = rows.find(([fits]) => fits(answer)) ?? [];
  return new StoreError(
    sentence
      ? told(sentence(repository))
      : `GitHub refused this: ${message || status}. Load this page again, then try once more. ${kept}`,
  );
}

/** GitHub's limits come as 403 or 429: https://docs.github.com/en/rest/using-the-rest-api/rate-limits-for-the-rest-api */
const isLimit = ({ status, headers, message }: GitHubAnswer) =>
  status === 429 ||
  (status === 403 &&
    (headers.get("x-ratelimit-remaining") === "0" ||
      headers.has("retry-after") ||
      /rate limit|abuse detection/i.test(message)));

function whenAgain({ headers }: GitHubAnswer, now: number): string {
  const reset = headers.get("x-ratelimit-remaining") === "0" ? headers.get("x-ratelimit-reset") : null;
  const seconds = Number(headers.get("retry-after") ?? (reset === null ? 0 : Number(reset) - now / 1000));
  const minutes = Math.ceil(seconds / 60);
  if (!(minutes > 0)) return "in a few minutes";
  return minutes === 1 ? "in a minute" : `in ${minutes} minutes`;
}
