import { z } from "zod";
import { base64 } from "../base64";
import { SignedOutError } from "../store";
import { failure, unreachable } from "./github-failure";

const graphqlAnswer = z.object({
  data: z.unknown(),
  errors: z.array(z.object({ type: z.string().optional(), message: z.string() })).default([]),
});

/** The status that stands in REST for an error of GraphQL, which always answers 200. */
const statuses: Readonly<Record<string, number>> = { NOT_FOUND: 404, FORBIDDEN: 403, RATE_LIMITED: 429 };

export const shaSchema = z.object({ sha: z.string() });

/** Who asks; forgotten once GitHub no longer knows them. */
interface SignedIn {
  token(): string | undefined;
  forget(): void;
}

export type GitHubApi = ReturnType<typeof githubApi>;

/** GitHub's API, spoken to as whoever has signed in. https://docs.github.com/en/rest */
export function githubApi(repository: string, { token, forget }: SignedIn) {
  const [owner = "", name = ""] = repository.split("/");
  /** What GitHub knows bytes by that it has. */
  const known = new WeakMap<Blob, string>();

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
      throw unreachable();
    });
    if (answer.status === 401 && token() === signedIn) forget();
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
      const answer = await request("GET", path, undefined, "application/vnd.github.raw+json");
      const bytes = await answer.blob();
      known.set(bytes, sha);
      return bytes;
    },
    /** Sends bytes, unless GitHub has them; gives back what it knows them by. */
    send: async (bytes: Blob): Promise<string> => {
      const body = async () => ({ content: await base64(bytes), encoding: "base64" });
      const sha = known.get(bytes) ?? shaSchema.parse(await ask("POST", "git/blobs", await body())).sha;
      known.set(bytes, sha);
      return sha;
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
