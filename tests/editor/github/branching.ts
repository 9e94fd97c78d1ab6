import { z } from "zod";
import { created, type Endpoint, ok, refused } from "./answer";

const newSchema = z.object({ ref: z.string().regex(/^refs\/heads\//), sha: z.string() });
const movedSchema = z.object({ sha: z.string(), force: z.literal(false) });
const pullSchema = z.object({ title: z.string().min(1), head: z.string(), base: z.string() });

/** https://docs.github.com/en/rest/git/refs, and pull requests. */
export const branching: readonly Endpoint[] = [
  {
    method: "GET",
    path: /^\/git\/matching-refs\/(.+)$/,
    answer: ({ repository }, beginning) =>
      ok(
        repository
          .refs()
          .filter(({ ref }) => ref.startsWith(`refs/${beginning}`))
          .map(({ ref, sha }) => ({ ref, object: { type: "commit", sha } })),
      ),
  },
  {
    method: "POST",
    path: /^\/git\/refs$/,
    answer: ({ repository, request }) => {
      const { ref, sha } = newSchema.parse(request.body);
      if (repository.shaOf(ref)) return refused("Reference already exists");
      repository.git(["update-ref", ref, sha]);
      return created({ ref, object: { type: "commit", sha } });
    },
  },
  {
    method: "PATCH",
    path: /^\/git\/refs\/(heads\/.+)$/,
    answer: ({ repository, request }, name) => {
      const { sha } = movedSchema.parse(request.body);
      const head = repository.shaOf(`refs/${name}`);
      if (!head) return refused("Reference does not exist");
      if (repository.git(["merge-base", sha, head]) !== head) return refused("Update is not a fast forward");
      repository.git(["update-ref", `refs/${name}`, sha]);
      return ok({ ref: `refs/${name}`, object: { type: "commit", sha } });
    },
  },
  {
    method: "DELETE",
    path: /^\/git\/refs\/(heads\/.+)$/,
    answer: ({ repository }, name) => {
      if (!repository.shaOf(`refs/${name}`)) return refused("Reference does not exist");
      repository.git(["update-ref", "-d", `refs/${name}`]);
      return { status: 204 };
    },
  },
  {
    method: "POST",
    path: /^\/pulls$/,
    answer: ({ request, host }) => {
      const { title, head } = pullSchema.parse(request.body);
      const number = host.pulls.length + 1;
      const html_url = `https://github.com/${host.name}/pull/${number}`;
      host.pulls.push({ number, title, html_url, head: { ref: head } });
      return created({ number, html_url });
    },
  },
  {
    // One whose branch is gone is closed.
    method: "GET",
    path: /^\/pulls$/,
    answer: ({ repository, host }) =>
      ok(host.pulls.filter(({ head }) => repository.shaOf(`refs/heads/${head.ref}`))),
  },
];
