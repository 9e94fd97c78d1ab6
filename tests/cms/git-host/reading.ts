import { type Endpoint, notFound, ok } from "./answer";
import type { Repository } from "./repository";

/** https://docs.github.com/en/rest/git/trees, and a branch, a file and the commits of a file. */
export const reading: readonly Endpoint[] = [
  {
    method: "GET",
    path: /^\/branches\/(.+)$/,
    answer: ({ repository, groups: [name = ""] }) => {
      const sha = shaOf(repository, `refs/heads/${name}`);
      return sha ? ok({ name, commit: { sha } }) : notFound;
    },
  },
  {
    method: "GET",
    path: /^\/git\/trees\/(.+)$/,
    answer: ({ repository, groups: [name = ""], request }) => {
      const sha = shaOf(repository, `${name.replace(/\/$/, "")}^{tree}`) ?? shaOf(repository, name);
      if (!sha) return notFound;
      const deep = request.query.get("recursive") ? ["-r", "-t"] : [];
      const lines = linesOf(repository.git(["ls-tree", "-l", ...deep, sha]));
      return ok({ sha, tree: lines.map(entryOf), truncated: false });
    },
  },
  {
    method: "GET",
    path: /^\/git\/blobs\/([0-9a-f]{40})$/,
    answer: ({ repository, groups: [sha = ""] }) => {
      const content = repository.bytes(["cat-file", "blob", sha]).toString("base64");
      // GitHub breaks the lines of what it encodes.
      return ok({ sha, encoding: "base64", content: content.replace(/.{60}/g, "$&\n") });
    },
  },
  {
    method: "GET",
    path: /^\/commits\/([0-9a-f]{40})\/(check-runs|status)$/,
    answer: ({ repository, groups: [sha = "", kind], build, previews }) =>
      ok(
        kind === "status"
          ? { statuses: isOnMain(repository, sha) ? [] : previews }
          : { total_count: build.length, check_runs: build },
      ),
  },
  {
    method: "GET",
    path: /^\/commits$/,
    answer: ({ repository, request: { query } }) => {
      const path = query.get("path");
      const most = `--max-count=${query.get("per_page") ?? 30}`;
      const asked = ["log", commitFormat, most, query.get("sha") ?? "main", ...(path ? ["--", path] : [])];
      return ok(linesOf(repository.git(asked)).map(commitOf));
    },
  },
  {
    method: "GET",
    path: /^\/commits\/([0-9a-f]{40})$/,
    answer: ({ repository, groups: [sha = ""] }) => {
      const parents = repository.git(["log", "-1", "--format=%P", sha]).split(" ").filter(Boolean);
      const files = linesOf(repository.git(["diff-tree", "-r", "--root", "-M", "--no-commit-id", sha]));
      return ok({ sha, parents: parents.map((parent) => ({ sha: parent })), files: files.map(fileOf) });
    },
  },
];

const isOnMain = (repository: Repository, sha: string) => repository.git(["merge-base", sha, "main"]) === sha;

export function shaOf(repository: Repository, name: string): string | undefined {
  try {
    return repository.git(["rev-parse", "--verify", "--quiet", name]);
  } catch {
    return undefined;
  }
}

/** A line of git's, such as `100644 blob 83baae6…      4\tREADME`. */
function entryOf(line: string) {
  const [facts = "", path] = line.split("\t");
  const [mode, type, sha, size] = facts.split(/\s+/);
  return { path, mode, type, sha, ...(type === "blob" ? { size: Number(size) } : {}) };
}

export const linesOf = (text: string) => text.split("\n").filter(Boolean);

export const commitFormat = "--format=%H%x09%an%x09%ae%x09%aI%x09%cI%x09%s";

export function commitOf(line: string) {
  const [sha, name, email, date, committed, message] = line.split("\t");
  return { sha, commit: { author: { name, email, date }, committer: { date: committed }, message } };
}

const statuses: Readonly<Record<string, string>> = { A: "added", D: "removed", M: "modified", R: "renamed" };

/** A line of git's, such as `:100644 100644 83baae6… 0f1c2d3… R087	areas/a.json	areas/b.json`. */
export function fileOf(line: string) {
  const [facts = "", first, second] = line.split("\t");
  const [, , , sha, letter = ""] = facts.split(" ");
  const renamed = second === undefined ? {} : { previous_filename: first };
  return { filename: second ?? first, status: statuses[letter.charAt(0)], sha, ...renamed };
}
