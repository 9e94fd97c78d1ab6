import { z } from "zod";
import { created, done, type Endpoint, notFound, ok, refused } from "./answer";
import { commitFormat, commitOf, fileOf, linesOf, shaOf } from "./reading";

const referenceSchema = z.object({ ref: z.string().regex(/^refs\/heads\//), sha: z.string() });
const pullSchema = z.object({ title: z.string().min(1), head: z.string(), base: z.string() });

/** https://docs.github.com/en/rest/git/refs, pull requests, and the comparison of a branch with another. */
export const branching: readonly Endpoint[] = [
  {
    method: "GET",
    path: /^\/git\/matching-refs\/(.+)$/,
    answer: ({ repository, groups: [beginning = ""] }) => {
      const lines = linesOf(
        repository.git(["for-each-ref", "--format=%(refname) %(objectname)", "refs/heads"]),
      );
      const found = lines.map((line) => line.split(" "));
      return ok(
        found
          .filter(([ref]) => ref?.startsWith(`refs/${beginning}`))
          .map(([ref, sha]) => ({ ref, object: { type: "commit", sha } })),
      );
    },
  },
  {
    method: "POST",
    path: /^\/git\/refs$/,
    answer: ({ repository, request }) => {
      const { ref, sha } = referenceSchema.parse(request.body);
      if (shaOf(repository, ref)) return refused("Reference already exists");
      repository.git(["update-ref", ref, sha]);
      return created({ ref, object: { type: "commit", sha } });
    },
  },
  {
    method: "DELETE",
    path: /^\/git\/refs\/(heads\/.+)$/,
    answer: ({ repository, groups: [name = ""] }) => {
      if (!shaOf(repository, `refs/${name}`)) return refused("Reference does not exist");
      repository.git(["update-ref", "-d", `refs/${name}`]);
      return done;
    },
  },
  {
    method: "GET",
    path: /^\/compare\/(.+)\.\.\.(.+)$/,
    answer: ({ repository, groups: [one = "", other = ""] }) => {
      const [base, head] = [shaOf(repository, one), shaOf(repository, other)];
      if (!base || !head) return notFound;
      const from = repository.git(["merge-base", base, head]);
      const commits = linesOf(repository.git(["log", commitFormat, "--reverse", `${from}..${head}`]));
      const files = linesOf(repository.git(["diff-tree", "-r", "-M", from, head]));
      return ok({
        merge_base_commit: { sha: from },
        commits: commits.map(commitOf),
        files: files.map(fileOf),
      });
    },
  },
  {
    method: "POST",
    path: /^\/pulls$/,
    answer: ({ request, pulls }) => {
      const { title, head, base } = pullSchema.parse(request.body);
      const number = pulls.length + 1;
      const html_url = `https://github.com/tiler/site/pull/${number}`;
      pulls.push({ number, title, html_url, head: { ref: head }, base: { ref: base } });
      return created({ number, html_url });
    },
  },
  {
    // One whose branch is gone is closed.
    method: "GET",
    path: /^\/pulls$/,
    answer: ({ repository, pulls }) =>
      ok(pulls.filter(({ head }) => shaOf(repository, `refs/heads/${head.ref}`) !== undefined)),
  },
];
