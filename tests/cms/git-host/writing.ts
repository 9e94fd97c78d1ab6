import { z } from "zod";
import { created, type Endpoint, ok, refused } from "./answer";

const blobSchema = z.object({ content: z.string(), encoding: z.literal("base64") });

const treeSchema = z.object({
  base_tree: z.string(),
  tree: z.array(
    z.object({
      path: z.string().regex(/^[^/]/),
      mode: z.literal("100644"),
      type: z.literal("blob"),
      sha: z.string().nullable(),
    }),
  ),
});

const commitSchema = z.object({
  message: z.string().min(1),
  tree: z.string(),
  parents: z.array(z.string()),
});
const referenceSchema = z.object({ sha: z.string(), force: z.boolean().default(false) });

/** https://docs.github.com/en/rest/git: blobs, a tree of them, a commit of the tree, and the branch that names it. */
export const writing: readonly Endpoint[] = [
  {
    method: "POST",
    path: /^\/git\/blobs$/,
    answer: ({ repository, request }) => {
      const { content } = blobSchema.parse(request.body);
      const bytes = Buffer.from(content, "base64");
      return created({ sha: repository.git(["hash-object", "-w", "--stdin"], bytes) });
    },
  },
  {
    method: "POST",
    path: /^\/git\/trees$/,
    answer: ({ repository, request }) => {
      const { base_tree: base, tree } = treeSchema.parse(request.body);
      const there = new Set(repository.git(["ls-tree", "-r", "--name-only", base]).split("\n"));
      // GitHub refuses to remove what is not there.
      if (tree.some(({ sha, path }) => sha === null && !there.has(path)))
        return refused("GitRPC::BadObjectState");
      const lines = tree.map(({ sha, path }) =>
        sha === null ? `0 ${"0".repeat(40)}\t${path}` : `100644 blob ${sha}\t${path}`,
      );
      return created({ sha: repository.treeWith(base, lines) });
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
    method: "PATCH",
    path: /^\/git\/refs\/(heads\/.+)$/,
    answer: ({ repository, groups: [name = ""], request }) => {
      const { sha, force } = referenceSchema.parse(request.body);
      const ref = `refs/${name}`;
      const follows = repository.git(["merge-base", sha, ref]) === repository.git(["rev-parse", ref]);
      if (!follows && !force) return refused("Update is not a fast forward");
      repository.git(["update-ref", ref, sha]);
      return ok({ ref, object: { type: "commit", sha } });
    },
  },
];
