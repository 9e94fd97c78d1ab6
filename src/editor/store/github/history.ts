import { z } from "zod";
import type { RecordedPicture, TextChange } from "../../change/change";
import type { PublishedChange } from "../store";
import type { GitHubApi } from "./github-api";
import { readObjects } from "./read-content";

/** As many as anybody reads. */
const most = 30;

/** https://docs.github.com/en/rest/commits/commits */
const commitSchema = z.object({
  sha: z.string(),
  commit: z.object({
    message: z.string(),
    author: z.object({ name: z.string().optional(), date: z.string().optional() }).nullable(),
    committer: z.object({ date: z.string().optional() }).nullable(),
  }),
});

/** A file that a commit touched, as GitHub tells it. */
const touchedSchema = z.object({
  filename: z.string(),
  status: z.string(),
  sha: z.string().nullable(),
  previous_filename: z.string().optional(),
});

type TouchedFile = z.infer<typeof touchedSchema>;

const detailSchema = commitSchema.extend({
  parents: z.array(z.object({ sha: z.string() })),
  files: z.array(touchedSchema).default([]),
});

type Detail = z.infer<typeof detailSchema>;

/** The changes that GitHub has as commits: those of the editor, and those that others made without it. */
export function githubHistory(api: GitHubApi, branch: string) {
  /** A commit never changes. */
  const known = new Map<string, Promise<Detail>>();

  function detailOf(sha: string): Promise<Detail> {
    const asked = known.get(sha) ?? api.ask("GET", `commits/${sha}`).then((told) => detailSchema.parse(told));
    known.set(sha, asked);
    asked.catch(() => known.delete(sha));
    return asked;
  }

  /** The commits that touched a path, the latest first, from a commit or branch on; with a file's former paths. */
  async function commitsOf(path: string, from: string, left: number): Promise<Detail[]> {
    const query = new URLSearchParams({ path, sha: from, per_page: String(left) });
    const listed = z.array(commitSchema).parse(await api.ask("GET", `commits?${query}`));
    const commits = await Promise.all(listed.map(({ sha }) => detailOf(sha)));
    const first = commits.at(-1);
    const [parent] = first?.parents ?? [];
    const former = first && formerPath(first.files, path);
    if (!former || !parent || commits.length >= left) return commits;
    return [...commits, ...(await commitsOf(former, parent.sha, left - commits.length))];
  }

  return {
    history: async (path?: string): Promise<PublishedChange[]> => {
      const commits = await commitsOf(path === undefined ? "data" : `data/${path}`, branch, most);
      return commits.map(({ sha, commit, files }) => ({
        id: sha,
        title: commit.message.split("\n")[0] ?? "",
        at: commit.committer?.date ?? commit.author?.date ?? "",
        ...(commit.author?.name ? { by: commit.author.name } : {}),
        paths: files.flatMap(pathsOf).filter((one) => one.endsWith(".json")),
      }));
    },
    changed: async (id: string): Promise<{ texts: TextChange[]; pictures: RecordedPicture[] }> => {
      const { files, parents } = await detailOf(id);
      return { texts: await textsOf(api, files, id, parents[0]?.sha), pictures: picturesOf(files) };
    },
    /** What GitHub knows the content of a picture by that a commit removed. */
    removedPicture: async (path: string, removedBy: string): Promise<string | undefined> => {
      const [parent] = (await detailOf(removedBy)).parents;
      return parent && (await readObjects(api, [`${parent.sha}:data/${path}`]))[0]?.oid;
    },
  };
}

async function textsOf(
  api: GitHubApi,
  files: readonly TouchedFile[],
  commit: string,
  parent: string | undefined,
): Promise<TextChange[]> {
  const paths = [...new Set(files.flatMap(pathsOf))].filter((path) => path.endsWith(".json"));
  const at = (sha: string) =>
    readObjects(
      api,
      paths.map((path) => `${sha}:data/${path}`),
    );
  const [before, after] = await Promise.all([parent ? at(parent) : [], at(commit)]);
  return paths.map((path, index) => ({
    path,
    before: before[index]?.text ?? undefined,
    after: after[index]?.text ?? undefined,
  }));
}

/** A picture with other bytes under the same path was never put there by the editor, and is left out. */
function picturesOf(files: readonly TouchedFile[]): RecordedPicture[] {
  return files.flatMap((file): RecordedPicture[] => {
    const [path, from] = pathsOf(file);
    if (!path?.startsWith("images/")) return [];
    if (file.status === "added") return [{ kind: "added", path }];
    if (file.status === "removed") return [{ kind: "removed", path }];
    return from ? [{ kind: "moved", from, path }] : [];
  });
}

/** Where a file is and, where it was renamed, where it was before; below data/, and nothing that lies elsewhere. */
function pathsOf({ filename, status, previous_filename: former }: TouchedFile): string[] {
  const paths = status === "renamed" && former ? [filename, former] : [filename];
  return paths.flatMap((path) => (path.startsWith("data/") ? [path.slice("data/".length)] : []));
}

/** One that came and one that went, alone in the same folder, are one entry under another slug. */
export function formerPath(files: readonly TouchedFile[], path: string): string | undefined {
  const folder = (one: string) => one.slice(0, one.lastIndexOf("/"));
  const beside = files.filter(({ filename }) => folder(filename) === folder(path));
  const renamed = beside.find(({ filename, status }) => filename === path && status === "renamed");
  if (renamed) return renamed.previous_filename;
  const came = beside.filter(({ status }) => status === "added");
  const went = beside.filter(({ status }) => status === "removed");
  const isAlone = came.length === 1 && went.length === 1 && came[0]?.filename === path;
  return isAlone ? went[0]?.filename : undefined;
}
