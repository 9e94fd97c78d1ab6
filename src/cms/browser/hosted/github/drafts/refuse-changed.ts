import { Refusal } from "../../../safe/refusal";
import type { GitHubApi } from "../github-api";
import { changedByOthers, draftBranches } from "./draft-branch";
import type { HostedDraft } from "./read-drafts";

/** Nothing is made of a draft that is not the one that the editor sees. */
export async function refuseChanged(api: GitHubApi, { path, head, isForeign }: HostedDraft): Promise<void> {
  const there = (await draftBranches(api)).find((branch) => branch.path === path);
  if (there?.head !== head) throw new Refusal(changedByOthers);
  if (isForeign)
    throw new Refusal(
      "Somebody has changed this draft at GitHub. Publish or close it there, by its pull request.",
    );
}
