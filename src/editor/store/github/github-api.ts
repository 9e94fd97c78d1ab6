import { z } from "zod";
import { StoreError } from "../store";
import { failure, unreachable } from "./github-failure";

const address = "https://api.github.com";

/** GitHub's API, spoken to as whoever has signed in. https://docs.github.com/en/rest */
export interface GitHubApi {
  /** A path below the repository's, such as `git/trees`; what is sent is JSON. */
  ask(method: "GET" | "POST" | "PATCH" | "DELETE", path: string, body?: object): Promise<unknown>;
  /** What a blob contains. */
  bytes(sha: string): Promise<Blob>;
  /** Sends what no commit names yet, once; gives back what GitHub knows it by. */
  send(bytes: Blob): Promise<string>;
  /** Stands for bytes that GitHub has, and need not be fetched to be sent. */
  stub(sha: string): Blob;
  /** A GraphQL query; `$owner` and `$name` are the repository's. */
  query(query: string, variables?: Readonly<Record<string, string | number>>): Promise<unknown>;
}

/** Who asks; forgotten once GitHub no longer knows them. */
interface SignedIn {
  token(): string | undefined;
  forget(): void;
}

const graphqlAnswer = z.object({
  data: z.unknown(),
  errors: z.array(z.object({ type: z.string().optional(), message: z.string() })).optional(),
});

const blobSchema = z.object({ sha: z.string() });

/** The status that stands in REST for an error of GraphQL, which always answers 200. */
const statuses: Readonly<Record<string, number>> = { NOT_FOUND: 404, FORBIDDEN: 403, RATE_LIMITED: 429 };

export function githubApi(repository: string, { token, forget }: SignedIn): GitHubApi {
  const [owner = "", name = ""] = repository.split("/");
  const known = new WeakMap<Blob, string>();

  async function request(path: string, method: string, accept: string, body?: object): Promise<Response> {
    const signedIn = token();
    if (!signedIn) throw new StoreError("Sign in first.", "signed-out");
    const headers = {
      Accept: accept,
      Authorization: `Bearer ${signedIn}`,
      "X-GitHub-Api-Version": "2022-11-28",
    };
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const options = { method, headers, cache: "no-store", ...sent } as const;
    const answer = await fetch(`${address}/${path}`, options).catch(() => {
      throw unreachable();
    });
    if (answer.status === 401 && token() === signedIn) forget();
    if (!answer.ok) throw await failure(answer, repository);
    return answer;
  }

  const json = "application/vnd.github+json";
  return {
    ask: async (method, path, body) => {
      const answer = await request(`repos/${repository}/${path}`, method, json, body);
      return answer.status === 204 ? undefined : answer.json();
    },
    bytes: async (sha) => {
      const raw = "application/vnd.github.raw+json";
      const bytes = await (await request(`repos/${repository}/git/blobs/${sha}`, "GET", raw)).blob();
      known.set(bytes, sha);
      return bytes;
    },
    stub: (sha) => {
      const stub = new Blob();
      known.set(stub, sha);
      return stub;
    },
    send: async (bytes) => {
      const there = known.get(bytes);
      if (there) return there;
      const content = await base64(bytes);
      const answer = await request(`repos/${repository}/git/blobs`, "POST", json, {
        content,
        encoding: "base64",
      });
      const { sha } = blobSchema.parse(await answer.json());
      known.set(bytes, sha);
      return sha;
    },
    query: async (query, variables = {}) => {
      const body = { query, variables: { owner, name, ...variables } };
      const answer = await request("graphql", "POST", json, body);
      const { data, errors } = graphqlAnswer.parse(await answer.json());
      const [error] = errors ?? [];
      if (error) {
        const told = Response.json(error, { status: statuses[error.type ?? ""] ?? 422 });
        throw await failure(told, repository);
      }
      return data;
    },
  };
}

async function base64(bytes: Blob): Promise<string> {
  const binary = Array.from(new Uint8Array(await bytes.arrayBuffer()), (byte) => String.fromCharCode(byte));
  return btoa(binary.join(""));
}
