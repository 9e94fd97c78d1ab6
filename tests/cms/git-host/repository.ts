import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A person whose name is on commits. */
export interface Person {
  login: string;
  name: string;
}

/** A repository of git's own on this machine, as a host keeps it: without a working tree. */
export class Repository {
  readonly #folder = mkdtempSync(join(tmpdir(), "git-host-"));

  /** Runs git; `input` is what it reads. Gives back what it prints, as bytes. */
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

  /** What a commit has in a file. */
  textOf(path: string, commit = "main"): string {
    return this.bytes(["show", `${commit}:${path}`]).toString();
  }

  /** What a commit changed, as git says it: `M data/company.json`. A moved file is removed and added. */
  changesOf(commit = "main"): string[] {
    const lines = this.git(["diff", "--no-renames", "--name-status", `${commit}~1`, commit]);
    return lines.split("\n").map((line) => line.replace("\t", " "));
  }

  /** What a branch changes of the site. */
  changesOn(branch: string): string[] {
    const lines = this.git(["diff", "--no-renames", "--name-status", `main...${branch}`]);
    return lines.split("\n").map((line) => line.replace("\t", " "));
  }

  /** Every branch but the site's own. */
  branches(): string[] {
    const names = this.git(["for-each-ref", "--format=%(refname:short)", "refs/heads"]).split("\n");
    return names.filter((name) => name !== "main");
  }

  /** Commits files on top of what is there, as somebody would who works without the CMS; one without a text is removed. */
  commitAs(
    person: Person,
    message: string,
    files: Readonly<Record<string, string | Buffer | null>>,
    branch = "main",
  ): void {
    const lines = Object.entries(files).map(([path, text]) => {
      if (text === null) return `0 ${"0".repeat(40)}\t${path}`;
      const blob = this.git(["hash-object", "-w", "--stdin"], text);
      return `100644 blob ${blob}\t${path}`;
    });
    const commit = this.commit(person, message, this.treeWith(branch, lines), [branch]);
    this.git(["update-ref", `refs/heads/${branch}`, commit]);
  }

  /** The tree of a commit with entries added, changed or (mode 0) removed: `100644 blob <sha>\tpath`. */
  treeWith(base: string, lines: readonly string[]): string {
    const index = { GIT_INDEX_FILE: join(this.#folder, `index-${process.hrtime.bigint()}`) };
    this.git(["read-tree", base], "", index);
    this.git(["update-index", "--index-info"], `${lines.join("\n")}\n`, index);
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

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** A repository with one commit: a copy of a folder, as `data/`. */
  static of(content: string): Repository {
    const repository = new Repository();
    const worktree = mkdtempSync(join(tmpdir(), "git-host-first-"));
    cpSync(content, join(worktree, "data"), { recursive: true });
    repository.git(["init", "--quiet", "--initial-branch=main"]);
    const there = { GIT_WORK_TREE: worktree };
    repository.git(["-C", worktree, "add", "--all"], "", there);
    const tree = repository.git(["write-tree"]);
    const first = repository.commit({ login: "owner", name: "The owner" }, "Begin", tree, []);
    repository.git(["update-ref", "refs/heads/main", first]);
    rmSync(worktree, { recursive: true });
    return repository;
  }
}
