import { posix } from "node:path";
import { belowData } from "../../../../../content/reading/content-path";
import { asStored } from "../../../../change/as-stored";
import { checkedTogether, reducedPicture } from "../../../../change/checked-change";
import { writtenEntry } from "../../../../change/written-entry";
import type { SavedFiles } from "../../../decap";
import type { GitHubApi } from "../github-api";
import { makeCommit } from "../make-commit";
import type { contentReader } from "../stored-content";
import { beginBranch, draftMessage, moveBranch, removeBranch } from "./draft-branch";
import { nameOfEntry } from "./name-of-entry";
import type { HostedDraft } from "./read-drafts";
import { refuseChanged } from "./refuse-changed";
import { withPictures } from "./with-pictures";

/** Keeps an entry in the place of its draft, if it has one; gives back the path of what is a draft now, below data/. */
export async function keepDraft(
  api: GitHubApi,
  readContent: ReturnType<typeof contentReader>,
  entry: SavedFiles,
  draft: HostedDraft | undefined,
): Promise<string | undefined> {
  const [file] = entry.dataFiles;
  if (!file) return undefined;
  const path = belowData(file.path);
  if (draft) await refuseChanged(api, draft);
  const begun = draft?.begun ?? (await api.getDefaultBranch()).commit.sha;
  const present = await readContent(api, begun);
  const { assets } = withPictures(api, entry, draft);
  const uploads = assets.map((asset) => posix.basename(asset.path));
  const asked = { path, text: file.raw, isNew: false, uploads };
  const change = asStored(asked, (one) => present.files.some((stored) => stored.path === one));
  const inspect = { stored: present.inspect, uploaded: reducedPicture };
  const complete = await checkedTogether(present, [change], inspect);
  const message = draftMessage + nameOfEntry(path, file.raw);
  const sha = await makeCommit(api, present, complete, assets, message, draft?.head);
  const kept = (change.isNew && writtenEntry(change, complete)?.path) || path;
  if (draft && kept === path) await moveBranch(api, path, sha);
  else await beginBranch(api, kept, sha, message);
  if (draft && kept !== path) await removeBranch(api, path);
  return kept;
}
