import type { Person, Repository } from "./repository";

/** A request to the host's API, as far as it matters. */
export interface Request {
  method: string;
  /** Below the API's address, without the query, decoded: `/user`. */
  path: string;
  query: URLSearchParams;
  body: unknown;
}

/** `json` or `bytes` is what it says; neither where there is nothing to say. */
export interface Answer {
  status: number;
  json?: unknown;
  bytes?: Buffer;
  headers?: Record<string, string>;
}

/** What answers a kind of request: `path` matches behind the repository's address, and its groups are handed on. */
export interface Endpoint {
  method: "GET" | "POST" | "PATCH" | "DELETE";
  path: RegExp;
  answer(given: Given, ...groups: string[]): Answer;
}

/** How a build or a check of a commit went: https://docs.github.com/en/rest/checks/runs */
export interface CheckRun {
  status: "in_progress" | "completed";
  conclusion: "success" | "failure" | null;
  html_url: string;
}

export interface PullRequest {
  number: number;
  title: string;
  html_url: string;
  head: { ref: string };
}

/** What the host knows besides its repository. */
export interface Host {
  readonly name: string;
  readonly repository: Repository;
  readonly permission: "READ" | "WRITE";
  readonly build: readonly CheckRun[];
  /** The pull requests so far; new ones are added. */
  readonly pulls: PullRequest[];
}

interface Given {
  host: Host;
  repository: Repository;
  person: Person;
  request: Request;
}

export const ok = (json: unknown): Answer => ({ status: 200, json });
export const created = (json: unknown): Answer => ({ status: 201, json });

/** GitHub's own words. */
export const notFound: Answer = { status: 404, json: { message: "Not Found" } };
export const badCredentials: Answer = { status: 401, json: { message: "Bad credentials" } };
export const refused = (message: string): Answer => ({ status: 422, json: { message } });
