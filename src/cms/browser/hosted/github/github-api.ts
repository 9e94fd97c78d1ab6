/** A file as GitHub's API takes it into a tree; without a sha it is removed. */
export interface TreeFile {
  path: string;
  sha: string | null;
}

/** A file whose content is yet to be uploaded: its text, or its bytes. */
type NewFile = { path: string; raw: string } | { path: string; toBase64(): Promise<string> };

interface RequestOptions {
  method?: "POST" | "PATCH" | "DELETE";
  params?: Readonly<Record<string, string | number>>;
  /** JSON. */
  body?: string;
}

/** The part of Decap's client for GitHub's API that this site uses: decap-cms-backend-github, API.js. */
export interface GitHubApi {
  branch: string;
  /** `/repos/owner/name`, with which the paths of requests begin. */
  repoURL: string;
  request(path: string, options?: RequestOptions): Promise<unknown>;
  getDefaultBranch(): Promise<{ commit: { sha: string } }>;
  /** `branch` may be any commit. Paths begin at the top of the repository; `id` is the sha of the content. */
  listFiles(
    folder: string,
    options: { branch: string; depth: number },
  ): Promise<{ id: string; path: string }[]>;
  readFile(path: string, sha: string): Promise<string>;
  uploadBlob(file: NewFile): Promise<TreeFile>;
  updateTree(base: string, files: readonly TreeFile[]): Promise<{ sha: string; parentSha: string }>;
  commit(message: string, tree: { sha: string; parentSha: string }): Promise<{ sha: string }>;
  /** Refused (422) where the branch has moved on since the commit's parent. */
  patchBranch(branch: string, sha: string): Promise<unknown>;
}

/** The client of a backend for GitHub, which has one once somebody has signed in. */
export function apiOf({ api }: { api?: GitHubApi | null }): GitHubApi {
  if (!api) throw new Error("Nobody has signed in.");
  return api;
}
