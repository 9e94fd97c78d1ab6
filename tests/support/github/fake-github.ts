import { graphql } from "gatsby/graphql";
import { objectAt } from "./fake-graphql";
import { type Request, requestFault, schema } from "./github-descriptions";
import type { Person, Repository } from "./repository";

export interface Answer {
  status: number;
  /** The body. An answer without it is empty. */
  json?: unknown;
}

interface SentCommit {
  message: string;
  tree: string;
  parents: string[];
}

interface SentTree {
  base_tree: string;
  tree: readonly { path: string; content?: string; sha?: string | null }[];
}

const ok = (json: unknown): Answer => ({ status: 200, json });
const created = (json: unknown): Answer => ({ status: 201, json });

/** The messages are GitHub's own. */
const notFound: Answer = { status: 404, json: { message: "Not Found" } };
const badCredentials: Answer = { status: 401, json: { message: "Bad credentials" } };
const refused = (message: string): Answer => ({ status: 422, json: { message } });

/**
 * The part of GitHub's API that the editor uses (https://docs.github.com/en/rest), over a real git repository. Unknown endpoints
 * answer 404. A request that does not match GitHub's own descriptions is refused and added to `faults`.
 */
export class FakeGitHub {
  readonly #sessions = new Map<string, Person>();
  readonly requests: Request[] = [];
  readonly faults: string[] = [];
  /** For so many seconds after a write, reads still see the commit before. A test may replace the clock. */
  lag = 0;
  clock = () => Date.now() / 1000;
  readonly #moves: { ref: string; from: string | undefined; at: number }[] = [];
  /** Called before each request is answered. May return another answer. */
  onRequest: (request: Request) => Answer | undefined = () => undefined;

  constructor(
    readonly repository: Repository,
    readonly name: string,
  ) {}

  /** Signs a person in and returns their token. */
  signIn(person: Person): string {
    const token = `token-${this.#sessions.size + 1}`;
    this.#sessions.set(token, person);
    return token;
  }

  /** Forgets all sessions and requests, and every commit but the first. */
  reset(): void {
    this.expireSessions();
    for (const list of [this.requests, this.faults, this.#moves]) list.length = 0;
    this.lag = 0;
    this.onRequest = () => undefined;
    this.repository.reset();
  }

  /** Makes every token invalid. */
  expireSessions(): void {
    this.#sessions.clear();
  }

  async answer(request: Request): Promise<Answer> {
    this.requests.push(request);
    const other = this.onRequest(request);
    if (other) return other;
    const fault = requestFault(request);
    if (fault) {
      this.faults.push(fault);
      return refused(fault);
    }
    const person = this.#sessions.get(String(request.authorization).replace(/^Bearer /, ""));
    if (!person) return badCredentials;
    const { pathname, searchParams } = new URL(request.url);
    const body = request.body || "{}";
    if (pathname === "/graphql") return ok(await this.#query(JSON.parse(body)));
    const [, name, kind = "", rest = ""] =
      /^\/repos\/([^/]+\/[^/]+)\/((?:git\/)?[a-z-]+)\/?(.*)$/.exec(decodeURIComponent(pathname)) ?? [];
    if (name !== this.name) return notFound;
    return this.#endpoint(`${request.method} ${kind}`, rest, searchParams, body, person);
  }

  /** https://docs.github.com/en/rest/git, and how the API describes commits. */
  #endpoint(name: string, rest: string, query: URLSearchParams, body: string, person: Person): Answer {
    const { repository } = this;
    switch (name) {
      case "POST git/blobs":
        return created(this.#blob(JSON.parse(body)));
      case "GET git/trees":
        return ok({ tree: repository.filesOf(rest) });
      case "POST git/trees":
        return this.#tree(JSON.parse(body));
      case "POST git/commits":
        return created(this.#commit(person, JSON.parse(body)));
      case "PATCH git/refs":
        return this.#move(`refs/${rest}`, JSON.parse(body));
      case "GET commits":
        return this.#commits(query);
      default:
        return notFound;
    }
  }

  #blob({ content }: { content: string }) {
    return { sha: this.repository.blob(Buffer.from(content, "base64")) };
  }

  #commit(person: Person, { message, tree, parents }: SentCommit) {
    const sha = this.repository.commit(person, message, tree, parents);
    return { sha, author: { name: person.name, date: new Date().toISOString() } };
  }

  #tree({ base_tree: base, tree }: SentTree): Answer {
    const existing = new Set(this.repository.git(["ls-tree", "-r", "--name-only", base]).split("\n"));
    const files = tree.map(({ path, content, sha = null }) => {
      return { path, sha: content === undefined ? sha : this.repository.blob(content) };
    });
    const isGone = files.some(({ sha, path }) => sha === null && !existing.has(path));
    return isGone
      ? refused("GitRPC::BadObjectState")
      : created({ sha: this.repository.treeWith(base, files) });
  }

  #move(ref: string, { sha }: { sha: string }): Answer {
    const head = this.repository.shaOf(ref);
    if (!head) return refused("Reference does not exist");
    if (this.repository.git(["merge-base", sha, head]) !== head)
      return refused("Update is not a fast forward");
    this.#moves.push({ ref, from: head, at: this.clock() });
    this.repository.git(["update-ref", ref, sha]);
    return ok({ ref });
  }

  /** The commit that a ref is read as. With a lag, it is the one before. */
  #commitOf(name: string): string | undefined {
    const unseen = this.#moves.find(({ ref, at }) => ref === name && at > this.clock() - this.lag);
    return unseen ? unseen.from : name;
  }

  #commits(query: URLSearchParams): Answer {
    const most = `--max-count=${query.get("per_page")}`;
    return ok(this.repository.log([most, query.get("sha") ?? "main", "--", query.get("path") ?? "."]));
  }

  #query({ query, variables }: { query: string; variables: Record<string, unknown> }) {
    const own = {
      object: ({ oid, expression = oid }: { oid: string; expression?: string }) => {
        const sha = this.#commitOf(expression);
        return sha ? objectAt(this.repository, sha) : null;
      },
    };
    const rootValue = {
      repository: ({ owner, name }: { owner: string; name: string }) =>
        `${owner}/${name}` === this.name ? own : null,
    };
    return graphql({ schema, source: query, rootValue, variableValues: variables });
  }
}
