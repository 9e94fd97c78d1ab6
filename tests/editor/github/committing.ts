import { z } from "zod";
import { created, type Endpoint, notFound, ok, refused } from "./answer";

const blobSchema = z.object({ content: z.string(), encoding: z.literal("base64") });

const file = { path: z.string().regex(/^[^/]/), mode: z.literal("100644"), type: z.literal("blob") };

const treeSchema = z.object({
  base_tree: z.string(),
  tree: z
    .array(
      z.union([
        z.object({ ...file, sha: z.string().nullable() }),
        z.object({ ...file, content: z.string() }),
      ]),
    )
    .min(1),
});

const commitSchema = z.object({ message: z.string().min(1), tree: z.string(), parents: z.array(z.string()) });

/** https://docs.github.com/en/rest/git: blobs, a tree of them, a commit of the tree; and commits as they are told. */
export const committing: readonly Endpoint[] = [
  {
    method: "POST",
    path: /^\/git\/blobs$/,
    answer: ({ repository, request }) =>
      created({ sha: repository.blob(Buffer.from(blobSchema.parse(request.body).content, "base64")) }),
  },
  {
    method: "GET",
    path: /^\/git\/blobs\/([0-9a-f]{40})$/,
    answer: ({ repository }, sha) => ({ status: 200, bytes: repository.content(sha) }),
  },
  {
    method: "POST",
    path: /^\/git\/trees$/,
    answer: ({ repository, request }) => {
      const { base_tree: base, tree } = treeSchema.parse(request.body);
      const there = new Set(repository.git(["ls-tree", "-r", "--name-only", base]).split("\n"));
      const files = tree.map((one) => {
        return { path: one.path, sha: "content" in one ? repository.blob(one.content) : one.sha };
      });
      if (files.some(({ sha, path }) => sha === null && !there.has(path)))
        return refused("GitRPC::BadObjectState");
      return created({ sha: repository.treeWith(base, files) });
    },
  },
  {
    method: "POST",
    path: /^\/git\/commits$/,
    answer: ({ repository, person, request }) => {
      const { message, tree, parents } = commitSchema.parse(request.body);
      return created({ sha: repository.commit(person, message, tree, parents) });
    },
  },
  {
    method: "GET",
    path: /^\/commits\/([0-9a-f]{40})\/(check-runs|status)$/,
    answer: ({ host }, _sha, kind) => ok(kind === "status" ? { statuses: [] } : { check_runs: host.build }),
  },
  {
    method: "GET",
    path: /^\/commits$/,
    answer: ({ repository, request: { query } }) => {
      const from = query.get("sha") ?? "main";
      const asked = [`--max-count=${query.get("per_page") ?? 30}`, from, "--", query.get("path") ?? "."];
      return ok(repository.log(asked));
    },
  },
  {
    method: "GET",
    path: /^\/commits\/([0-9a-f]{40})$/,
    answer: ({ repository }, sha) => {
      const [commit] = repository.log(["-1", sha]);
      const parents = repository.git(["log", "-1", "--format=%P", sha]).split(" ").filter(Boolean);
      const files = repository.files(["--root", "--no-commit-id", sha]);
      return commit
        ? ok({ ...commit, parents: parents.map((parent) => ({ sha: parent })), files })
        : notFound;
    },
  },
];
