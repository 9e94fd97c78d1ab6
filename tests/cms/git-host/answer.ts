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
  method: "GET" | "POST" | "PATCH";
  path: RegExp;
  answer(given: Given): Answer;
}

interface Given {
  repository: Repository;
  person: Person;
  groups: string[];
  request: Request;
  build: readonly CheckRun[];
}

/** How a build or a check of a commit went: https://docs.github.com/en/rest/checks/runs */
export interface CheckRun {
  name: string;
  status: "in_progress" | "completed";
  conclusion: "success" | "failure" | null;
  html_url: string;
}

export const ok = (json: unknown): Answer => ({ status: 200, json });
export const created = (json: unknown): Answer => ({ status: 201, json });

/** GitHub's own words, which Decap and the CMS of this site read. */
export const notFound: Answer = { status: 404, json: { message: "Not Found" } };
export const badCredentials: Answer = { status: 401, json: { message: "Bad credentials" } };
export const refused = (message: string): Answer => ({ status: 422, json: { message } });
