import { askToReplace } from "../../../safe/ask-to-replace";
import { Refusal } from "../../../safe/refusal";
import type { HostedContent } from "../../hosted-content";
import { publishEntry } from "../../publish-to-host";
import { followAfterReload } from "../build/follow-build";
import type { GitHubApi } from "../github-api";
import { removeBranch } from "./draft-branch";
import { nameOfEntry } from "./name-of-entry";
import type { HostedDraft } from "./read-drafts";
import { refuseChanged } from "./refuse-changed";
import { withPictures } from "./with-pictures";

/** Publishes a draft on top of what the site says by now; gives back where the entry is then. */
export async function publishDraft(
  api: GitHubApi,
  content: HostedContent,
  browser: Window,
  draft: HostedDraft,
): Promise<{ path?: string }> {
  const { path, text, base, number } = draft;
  await refuseChanged(api, draft);
  let isDropped = false;
  const ask = async (now: string) => {
    if (now === base || now === text) return;
    const answer = await askToReplace(browser.document, {
      path,
      now,
      mine: text,
      since: "the draft was begun",
    });
    isDropped = answer === "theirs";
    if (answer !== "mine") throw new Refusal("Nothing was changed.");
  };
  const about = number === undefined ? "" : ` (#${number})`;
  const options = {
    collectionName: "",
    commitMessage: `Publish the draft of ${nameOfEntry(path, text)}${about}`,
  };
  const entry = { dataFiles: [{ path: `data/${path}`, slug: "", raw: text }], assets: [] };
  const published = await publishEntry(content, withPictures(api, entry, draft), options, ask).catch(
    (reason) => {
      if (!isDropped) throw reason;
      return path;
    },
  );
  await removeBranch(api, path);
  if (!isDropped) followAfterReload(browser.sessionStorage);
  return published === undefined ? {} : { path: published };
}
