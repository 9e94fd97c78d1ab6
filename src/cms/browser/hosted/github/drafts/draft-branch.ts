import { z } from "zod";
import { Refusal } from "../../../safe/refusal";
import type { GitHubApi } from "../github-api";
import { isMovedOn } from "../make-commit";

/** Every draft is a branch of its own; hosts build it as they build every branch. */
const prefix = "draft/";

const referencesSchema = z.array(z.object({ ref: z.string(), object: z.object({ sha: z.string() }) }));

const existsSchema = z.object({ status: z.literal(422), message: z.string().regex(/already exists/i) });

/** With what the CMS begins the message of each commit that it makes on such a branch. */
export const draftMessage = "Draft: ";

export const branchOf = (path: string) => `${prefix}${path.replace(/\.json$/, "")}`;

/** The drafts there are, by the paths of their entries below data/, each with its last commit. */
export async function draftBranches(api: GitHubApi): Promise<{ path: string; head: string }[]> {
  const heads = `refs/heads/${prefix}`;
  const found = await api.request(`${api.repoURL}/git/matching-refs/heads/${prefix}`);
  return referencesSchema
    .parse(found)
    .map(({ ref, object }) => ({ path: `${ref.slice(heads.length)}.json`, head: object.sha }));
}

/** Lets the branch of a new draft name its first commit, and opens a pull request, at which others may look. */
export async function beginBranch(api: GitHubApi, path: string, sha: string, title: string): Promise<void> {
  const branch = branchOf(path);
  const reference = JSON.stringify({ ref: `refs/heads/${branch}`, sha });
  await api.request(`${api.repoURL}/git/refs`, { method: "POST", body: reference }).catch((reason) => {
    throw existsSchema.safeParse(reason).success ? new Refusal(changedByOthers) : reason;
  });
  const asked = JSON.stringify({ title, body, head: branch, base: api.branch });
  // The draft is kept as well where somebody may not open one.
  await api.request(`${api.repoURL}/pulls`, { method: "POST", body: asked }).catch(() => undefined);
}

/** Lets the branch of a draft name a commit that follows its last one. */
export async function moveBranch(api: GitHubApi, path: string, sha: string): Promise<void> {
  await api.patchBranch(branchOf(path), sha).catch((reason) => {
    throw isMovedOn(reason) ? new Refusal(changedByOthers) : reason;
  });
}

/** Removes the branch; GitHub closes its pull request. */
export async function removeBranch(api: GitHubApi, path: string): Promise<void> {
  await api.request(`${api.repoURL}/git/refs/heads/${branchOf(path)}`, { method: "DELETE" });
}

export const changedByOthers =
  "Somebody else has kept, published or dropped a draft of this entry meanwhile. Copy what you wrote, and open the entry again.";

const body =
  "Kept as a draft in the CMS. Publish or drop it there: it is checked with all other content first, and this pull request is closed.";
