import * as z from "zod/mini";
import { UserError } from "../../site/user-error";
import { SignedOutError } from "../store";
import type { GitHubAccount } from "./github-account";
import { errorOf, troubleOf, unreachable } from "./github-errors";

/** The answer to a query has `data`, `errors`, both, or only a message. */
const graphqlAnswer = z.partial(
  z.object({
    data: z.unknown(),
    errors: z.array(z.object({ type: z.optional(z.string()), message: z._default(z.string(), "") })),
    message: z.string(),
  }),
);

const errorSchema = z.catch(z.object({ message: z.string() }), { message: "" });

export const shaSchema = z.object({ sha: z.string() });

type Method = "GET" | "POST" | "PATCH";

export type GitHubApi = ReturnType<typeof githubApi>;

/** GitHub's API, called as the signed-in person. https://docs.github.com/en/rest */
export function githubApi(repository: string, { token, signOut }: GitHubAccount) {
  const [owner = "", name = ""] = repository.split("/");

  async function request(method: Method, path: string, body?: object) {
    const signedIn = token();
    if (!signedIn) throw new SignedOutError("Your sign-in has ended: sign in again. Your words are kept.");
    const answer = await fetch(`https://api.github.com/${path}`, {
      method,
      headers: {
        Accept: "application/vnd.github+json",
        Authorization: `Bearer ${signedIn}`,
        "X-GitHub-Api-Version": "2022-11-28",
        ...(body && { "Content-Type": "application/json" }),
      },
      cache: "no-store",
      ...(body && { body: JSON.stringify(body) }),
    }).catch(() => {
      // Answers of 502 and 504 have no CORS headers, so the browser reports only that fetch failed.
      throw new UserError(unreachable);
    });
    if (answer.ok) return answer;
    const { status } = answer;
    const { message } = errorSchema.parse(await answer.json().catch(() => undefined));
    const isWrite = method !== "GET" && path !== "graphql";
    const error = errorOf({ status, message, isWrite }, repository);
    if (status === 401 && token() === signedIn) signOut();
    throw error;
  }

  /** Sends a request to a path of the repository, such as `git/trees`. */
  async function ask(method: Method, path: string, body?: object): Promise<unknown> {
    return (await request(method, `repos/${repository}/${path}`, body)).json();
  }

  /** Sends a GraphQL query. Its `$owner` and `$name` name the repository. */
  async function query(text: string): Promise<unknown> {
    const answer = await request("POST", "graphql", { query: text, variables: { owner, name } });
    const result = graphqlAnswer.safeParse(await answer.json().catch(() => undefined)).data ?? {};
    const [error] = result.errors ?? [];
    if (!error && result.data) return result.data;
    const message = error?.message ?? result.message ?? "";
    // An error without a type is GitHub's own failure. The status is 200 for all of them.
    if (!error?.type) throw troubleOf(message);
    const status = error.type === "NOT_FOUND" ? 404 : answer.status;
    throw errorOf({ status, message, isWrite: false }, repository);
  }

  return { ask, query };
}
