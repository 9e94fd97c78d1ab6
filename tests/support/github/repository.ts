import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/** The author of commits. */
export interface Person {
  login: string;
  name: string;
}

const nobody = "0".repeat(40);

/** Objects with a sha never change, in any repository. */
const contents = new Map<string, Buffer>();

/** A git repository without a working tree, as a host keeps it, in a temporary folder. */
export class Repository {
  readonly #folder = mkdtempSync(join(tmpdir(), "git-host-"));
  #first = "";

  /** Runs git with `input` as its standard input, and returns its output as bytes. */
  bytes(args: readonly string[], input: string | Buffer = "", environment: NodeJS.ProcessEnv = {}): Buffer {
    return execFileSync("git", ["-c", "core.quotePath=false", ...args], {
      cwd: this.#folder,
      input,
      env: { ...process.env, GIT_DIR: join(this.#folder, ".git"), ...environment },
      stdio: ["pipe", "pipe", "pipe"],
      maxBuffer: 100_000_000,
    });
  }

  git(args: readonly string[], input?: string | Buffer, environment?: NodeJS.ProcessEnv): string {
    return this.bytes(args, input, environment).toString().trimEnd();
  }

  /** The sha of a branch or an expression. Undefined if there is none. */
  shaOf(expression: string): string | undefined {
    try {
      return this.git(["rev-parse", "--verify", "--quiet", expression]);
    } catch {
      return undefined;
    }
  }

  blob = (content: string | Buffer) => this.git(["hash-object", "-w", "--stdin"], content);

  content(sha: string): Buffer {
    const content = contents.get(sha) ?? this.bytes(["cat-file", "blob", sha]);
    contents.set(sha, content);
    return content;
  }

  /** The files of a commit, in the shape of GitHub's API. */
  filesOf(commit: string): { path: string; type: string; sha: string }[] {
    const lines = contents.get(commit) ?? this.bytes(["ls-tree", "-r", commit]);
    contents.set(commit, lines);
    return linesOf(lines.toString()).map((line) => {
      const [, type = "", sha = "", path = ""] = /^\S+ (\S+) (\S+)\t(.*)$/.exec(line) ?? [];
      return { path, type, sha };
    });
  }

  /** Commits, in the shape of GitHub's API. */
  log(args: readonly string[]) {
    const lines = linesOf(this.git(["log", "--format=%H%x09%an%x09%aI%x09%cI%x09%s", ...args]));
    return lines.map((line) => {
      const [sha = "", name, date, committed, message] = line.split("\t");
      return { sha, commit: { author: { name, date }, committer: { date: committed }, message } };
    });
  }

  /** The content of a file in a commit. */
  textOf(path: string, commit = "main"): string {
    return this.bytes(["show", `${commit}:${path}`]).toString();
  }

  /** The changes of a commit as git lists them: `M data/company.json`. A moved file is removed and added. */
  changesOf(commit = "main"): string[] {
    const lines = linesOf(this.git(["diff", "--no-renames", "--name-status", `${commit}~1..${commit}`]));
    return lines.map((line) => line.replace("\t", " "));
  }

  /** Commits files to the branch as a person would without the editor. A file whose text is null is removed. */
  commitAs(person: Person, message: string, texts: Readonly<Record<string, string | null>>): void {
    const files = Object.entries(texts).map(([path, text]) => ({
      path,
      sha: text === null ? null : this.blob(text),
    }));
    const commit = this.commit(person, message, this.treeWith("main", files), ["main"]);
    this.git(["update-ref", "refs/heads/main", commit]);
  }

  /** The tree of a commit with files added, changed or, without a sha, removed. */
  treeWith(base: string, files: readonly { path: string; sha: string | null }[]): string {
    const lines = files.map(
      ({ path, sha }) => `${sha === null ? `0 ${nobody}` : `100644 blob ${sha}`}\t${path}\n`,
    );
    const index = { GIT_INDEX_FILE: join(this.#folder, `index-${process.hrtime.bigint()}`) };
    this.git(["read-tree", base], "", index);
    this.git(["update-index", "--index-info"], lines.join(""), index);
    return this.git(["write-tree"], "", index);
  }

  commit({ login, name }: Person, message: string, tree: string, parents: readonly string[]): string {
    const email = `${login}@users.noreply.example`;
    return this.git(["commit-tree", tree, ...parents.flatMap((parent) => ["-p", parent])], message, {
      GIT_AUTHOR_NAME: name,
      GIT_AUTHOR_EMAIL: email,
      GIT_COMMITTER_NAME: name,
      GIT_COMMITTER_EMAIL: email,
    });
  }

  /** Puts the branch back to the first commit. */
  reset(): void {
    this.git(["update-ref", "refs/heads/main", this.#first]);
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** A repository with one commit: a copy of a folder, as `data/`. */
  static of(content: string): Repository {
    const repository = new Repository();
    repository.git(["init", "--quiet", "--initial-branch=main"]);
    repository.git(["add", "--all", ":/"], "", { GIT_WORK_TREE: resolve(content) });
    const data = repository.git(["write-tree"]);
    const tree = repository.git(["mktree"], `040000 tree ${data}\tdata\n`);
    repository.#first = repository.commit({ login: "owner", name: "The owner" }, "Begin", tree, []);
    repository.reset();
    return repository;
  }
}

const linesOf = (text: string) => text.split("\n").filter(Boolean);
