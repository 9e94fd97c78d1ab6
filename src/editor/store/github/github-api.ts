import * as z from "zod";
import { SignedOutError, StoreError } from "../store";
import type { GitHubAccount } from "./github-account";

const graphqlAnswer = z.object({
  data: z.unknown(),
  errors: z.array(z.object({ type: z.string().optional(), message: z.string() })).default([]),
});

/** The status that stands in REST for an error of GraphQL, which always answers 200. */
const statuses: Readonly<Record<string, number>> = { NOT_FOUND: 404, FORBIDDEN: 403, RATE_LIMITED: 429 };

export const shaSchema = z.object({ sha: z.string() });

/** GitHub did not move or make a branch, because it has changed or gone meanwhile. */
export class MovedOnError extends StoreError {}

const kept = "Your words are kept.";

export type GitHubApi = ReturnType<typeof githubApi>;

/** GitHub's API, spoken to as whoever has signed in. https://docs.github.com/en/rest */
export function githubApi(repository: string, { token, signOut }: GitHubAccount) {
  const [owner = "", name = ""] = repository.split("/");

  async function request(
    method: string,
    path: string,
    body?: object,
    accept = "application/vnd.github+json",
  ) {
    const signedIn = token();
    if (!signedIn) throw new SignedOutError("Sign in first.");
    const answer = await fetch(`https://api.github.com/${path}`, {
      method,
      headers: { Accept: accept, Authorization: `Bearer ${signedIn}`, "X-GitHub-Api-Version": "2022-11-28" },
      cache: "no-store",
      ...(body && { body: JSON.stringify(body) }),
    }).catch(() => {
      throw new StoreError(`GitHub cannot be reached. ${kept} Check your connection, then try again.`);
    });
    if (answer.status === 401 && token() === signedIn) signOut();
    if (!answer.ok) throw await failure(answer, repository);
    return answer;
  }

  /** A path below the repository's, such as `git/trees`. */
  async function ask(method: "GET" | "POST" | "PATCH" | "DELETE", path: string, body?: object) {
    const answer = await request(method, `repos/${repository}/${path}`, body);
    const said: unknown = answer.status === 204 ? undefined : await answer.json();
    return said;
  }

  return {
    ask,
    /** What a blob contains. */
    bytes: async (sha: string): Promise<Blob> => {
      const path = `repos/${repository}/git/blobs/${sha}`;
      return (await request("GET", path, undefined, "application/vnd.github.raw+json")).blob();
    },
    /** A GraphQL query; `$owner` and `$name` are the repository's. */
    query: async (query: string, variables: Readonly<Record<string, string>> = {}): Promise<unknown> => {
      const answer = await request("POST", "graphql", { query, variables: { owner, name, ...variables } });
      const { data, errors } = graphqlAnswer.parse(await answer.json());
      const [error] = errors;
      if (!error) return data;
      throw await failure(Response.json(error, { status: statuses[error.type ?? ""] ?? 422 }), repository);
    },
  };
}

const answerSchema = z.object({ message: z.string().default("") }).catch({ message: "" });

/** An answer that is no success, in one plain sentence: https://docs.github.com/en/rest/using-the-rest-api/troubleshooting-the-rest-api */
async function failure(answer: Response, repository: string): Promise<StoreError> {
  const { status, headers } = answer;
  const { message } = answerSchema.parse(await answer.json().catch(() => ({})));
  if (status === 401)
    return new SignedOutError(
      `Your sign-in has ended, or GitHub does not know the token: sign in again. ${kept}`,
    );
  if (/fast forward|already exists|does not exist/i.test(message))
    return new MovedOnError(`GitHub refused this: ${message}. ${kept}`);
  const isLimit =
    headers.get("x-ratelimit-remaining") === "0" || headers.has("retry-after") || /rate limit/i.test(message);
  if (status === 429 || (status === 403 && isLimit))
    return new StoreError(`GitHub asks for a pause: try again in a few minutes. ${kept}`);
  const sentence =
    status >= 500
      ? "GitHub is having trouble just now: try again in a few minutes."
      : (sentences(repository)[status] ??
        `GitHub refused this: ${message || status}. Load this page again, then try once more.`);
  return new StoreError(`${sentence} ${kept}`);
}

const sentences = (repository: string): Readonly<Record<number, string>> => ({
  403: `Your sign-in may not do this. It needs the right to read and write the contents of ${repository}.`,
  404: `GitHub does not find ${repository}, or does not show it to you: ask whoever looks after it.`,
  409: "GitHub is busy with another change of the site: try again in a minute.",
});
