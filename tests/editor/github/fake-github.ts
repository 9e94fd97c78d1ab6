import type { Answer, CheckRun, Host, PullRequest, Request } from "./answer";
import { badCredentials, notFound, ok } from "./answer";
import { branching } from "./branching";
import { committing } from "./committing";
import { answerQuery } from "./graphql";
import type { Person, Repository } from "./repository";

const endpoints = [...committing, ...branching];

/**
 * The part of GitHub's API that the editor speaks with, over a repository that really takes its commits:
 * https://docs.github.com/en/rest. What it does not know it does not find.
 */
export class FakeGitHub implements Host {
  readonly #sessions = new Map<string, Person>();
  readonly #listeners: ((request: Request) => Answer | undefined)[] = [];
  /** What builds every commit, and how that goes. */
  build: CheckRun[] = [];
  readonly pulls: PullRequest[] = [];
  readonly requests: Request[] = [];
  permission: Host["permission"] = "WRITE";

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
    this.#sessions.clear();
  }

  /** Calls something before each request is answered; what it gives back is the answer. */
  onRequest(listener: (request: Request) => Answer | undefined): void {
    this.#listeners.push(listener);
  }

  async answer(request: Request, authorization: string): Promise<Answer> {
    this.requests.push(request);
    for (const listener of this.#listeners) {
      const answer = listener(request);
      if (answer) return answer;
    }
    const person = this.#sessions.get(authorization.replace(/^Bearer /, ""));
    if (!person) return badCredentials;
    if (request.path === "/graphql") return ok(await answerQuery(this, person, request.body));
    const own = `/repos/${this.name}`;
    if (!request.path.startsWith(`${own}/`)) return notFound;
    for (const { method, path, answer } of endpoints) {
      const match = method === request.method && path.exec(request.path.slice(own.length));
      if (match)
        return answer({ host: this, repository: this.repository, person, request }, ...match.slice(1));
    }
    return notFound;
  }
}
