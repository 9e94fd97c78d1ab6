import type { Person, Repository } from "./repository";

/** A request to the host's API, as far as it matters. */
export interface Request {
  method: string;
  /** Below the API's address, without the query, decoded: `/user`. */
  path: string;
  query: URLSearchParams;
  body: unknown;
}

export interface Answer {
  status: number;
  json: unknown;
}

/** What answers a kind of request: `path` matches behind the repository's address, and its groups are handed on. */
export interface Endpoint {
  method: "GET" | "POST" | "PATCH" | "DELETE";
  path: RegExp;
  answer(given: Given): Answer;
}

interface Given {
  repository: Repository;
  person: Person;
  groups: string[];
  request: Request;
  build: readonly CheckRun[];
  previews: readonly CommitStatus[];
  /** The pull requests so far; new ones are added. */
  pulls: PullRequest[];
}

/** How a build or a check of a commit went: https://docs.github.com/en/rest/checks/runs */
export interface CheckRun {
  name: string;
  status: "in_progress" | "completed";
  conclusion: "success" | "failure" | null;
  html_url: string;
}

/** What a host says of a commit that it has built: https://docs.github.com/en/rest/commits/statuses */
export interface CommitStatus {
  context: string;
  state: "pending" | "success" | "failure";
  target_url: string;
}

export interface PullRequest {
  number: number;
  title: string;
  html_url: string;
  head: { ref: string };
  base: { ref: string };
}

export const ok = (json: unknown): Answer => ({ status: 200, json });
export const created = (json: unknown): Answer => ({ status: 201, json });

/** An answer without a body. */
export const done: Answer = { status: 204, json: undefined };

/** GitHub's own words, which Decap and the CMS of this site read. */
export const notFound: Answer = { status: 404, json: { message: "Not Found" } };
export const badCredentials: Answer = { status: 401, json: { message: "Bad credentials" } };
export const refused = (message: string): Answer => ({ status: 422, json: { message } });
