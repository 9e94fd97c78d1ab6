import {
  type Answer,
  badCredentials,
  type CheckRun,
  type CommitStatus,
  type Endpoint,
  notFound,
  ok,
  type PullRequest,
  type Request,
} from "./answer";
import { branching } from "./branching";
import { reading } from "./reading";
import type { Person, Repository } from "./repository";
import { writing } from "./writing";

const endpoints: readonly Endpoint[] = [...reading, ...writing, ...branching];

/**
 * The part of GitHub's API that the CMS speaks with, over a repository that really takes its commits:
 * https://docs.github.com/en/rest. What it does not know it does not find.
 */
export class FakeGitHub {
  readonly #sessions = new Map<string, Person>();
  /** What builds every commit, and how that goes. */
  build: CheckRun[] = [];
  /** What hosts say of every commit on a branch other than main. */
  previews: CommitStatus[] = [];
  readonly pulls: PullRequest[] = [];
  readonly #listeners: ((request: Request) => void)[] = [];

  constructor(
    readonly repository: Repository,
    readonly name: string,
  ) {}

  /** Lets a person in; what is given back stands for them in each request. */
  signIn(person: Person): string {
    const token = `token-${this.#sessions.size + 1}`;
    this.#sessions.set(token, person);
    return token;
  }

  /** Ends every session: the host no longer knows who asks. */
  expireSessions(): void {
    for (const token of this.#sessions.keys()) this.#sessions.set(token, nobody);
  }

  /** Calls something before each request is answered. */
  onRequest(listener: (request: Request) => void): void {
    this.#listeners.push(listener);
  }

  answer(request: Request, authorization: string): Answer {
    for (const listener of this.#listeners) listener(request);
    const person = this.#sessions.get(authorization.replace(/^token /, ""));
    if (!person || person === nobody) return badCredentials;
    if (request.path === "/user") return ok({ ...person, email: null });
    const own = `/repos/${this.name}`;
    if (request.path === own)
      return ok({ owner: { login: this.name.split("/")[0] }, permissions: { push: true } });
    if (!request.path.startsWith(`${own}/`)) return notFound;
    for (const { method, path, answer } of endpoints) {
      const match = method === request.method && path.exec(request.path.slice(own.length));
      if (!match) continue;
      return answer({
        repository: this.repository,
        person,
        groups: match.slice(1),
        request,
        build: this.build,
        previews: this.previews,
        pulls: this.pulls,
      });
    }
    return notFound;
  }
}

const nobody: Person = { login: "", name: "" };
