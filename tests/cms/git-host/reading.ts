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
      const lines = repository
        .git(["ls-tree", "-l", ...deep, sha])
        .split("\n")
        .filter(Boolean);
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
    path: /^\/commits\/[0-9a-f]{40}\/(check-runs|status)$/,
    answer: ({ groups: [kind], build }) =>
      ok(kind === "status" ? { statuses: [] } : { total_count: build.length, check_runs: build }),
  },
  {
    method: "GET",
    path: /^\/commits$/,
    answer: ({ repository, request: { query } }) => {
      const path = query.get("path");
      const format = ["log", "--format=%H%x09%an%x09%ae%x09%aI%x09%s", query.get("sha") ?? "main"];
      const lines = repository.git([...format, ...(path ? ["--", path] : [])]).split("\n");
      return ok(
        lines.filter(Boolean).map((line) => {
          const [sha, name, email, date, message] = line.split("\t");
          return { sha, commit: { author: { name, email, date }, message } };
        }),
      );
    },
  },
];

function shaOf(repository: Repository, name: string): string | undefined {
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
