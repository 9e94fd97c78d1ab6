import * as z from "zod/mini";
import type { Change, PictureChange } from "../../change/change";
import type { PublishedChange } from "../store";
import type { GitHubApi } from "./github-api";
import { readObjects } from "./read-content";

/** The number of changes that the history lists. */
const most = 30;

/** A commit as GitHub's API returns it: https://docs.github.com/en/rest/commits/commits */
const commitSchema = z.object({
  sha: z.string(),
  commit: z.object({
    message: z.string(),
    author: z.nullable(z.object({ name: z.optional(z.string()) })),
    committer: z.nullable(z.object({ date: z._default(z.string(), "") })),
  }),
  files: z._default(
    z.array(
      z.object({ filename: z.string(), status: z.string(), previous_filename: z.optional(z.string()) }),
    ),
    [],
  ),
});

type Commit = z.infer<typeof commitSchema>;
type TouchedFile = Commit["files"][number];

/** The commits at GitHub as changes: those of the editor, and those made without it. */
export function githubHistory(api: GitHubApi, head: () => Promise<string>) {
  const commitOf = async (sha: string) => commitSchema.parse(await api.ask("GET", `commits/${sha}`));

  return {
    history: async (path?: string): Promise<PublishedChange[]> => {
      const query = new URLSearchParams({
        path: path === undefined ? "data" : `data/${path}`,
        sha: await head(),
        per_page: String(most),
      });
      const commits = z.array(commitSchema).parse(await api.ask("GET", `commits?${query}`));
      return commits.map(({ sha, commit }) => ({
        id: sha,
        title: titleOf(commit),
        at: commit.committer?.date ?? "",
        by: commit.author?.name,
      }));
    },
    changed: async (id: string): Promise<Change> => {
      const { commit, files } = await commitOf(id);
      const paths = files.flatMap(pathsOf).filter((path) => path.endsWith(".json"));
      const at = (commit: string) => paths.map((path) => ({ expression: `${commit}:data/${path}` }));
      const objects = await readObjects(api, [...at(`${id}^`), ...at(id)]);
      const texts = paths.map((path, index) => ({
        path,
        before: objects[index]?.text,
        after: objects[index + paths.length]?.text,
      }));
      return { title: titleOf(commit), texts, pictures: files.flatMap(pictureChange) };
    },
  };
}

const titleOf = ({ message }: Commit["commit"]) => message.split("\n")[0] ?? "";

/** The effect of a commit on a file: on its path and, if it was renamed, on its former path. */
const kinds: Readonly<Record<string, readonly PictureChange["kind"][]>> = {
  added: ["added"],
  removed: ["removed"],
  renamed: ["added", "removed"],
};

/** Leave out a picture that changed under the same path: the editor never does that. */
function pictureChange(file: TouchedFile): PictureChange[] {
  return pathsOf(file).flatMap((path, index) => {
    const kind = kinds[file.status]?.[index];
    return kind && path.startsWith("images/") ? [{ kind, path }] : [];
  });
}

/** A file's path below data/ and, if it was renamed, its former one. Files elsewhere are left out. */
function pathsOf({ filename, status, previous_filename: former }: TouchedFile): string[] {
  const paths = status === "renamed" && former ? [filename, former] : [filename];
  return paths.flatMap((path) => (path.startsWith("data/") ? path.slice("data/".length) : []));
}
