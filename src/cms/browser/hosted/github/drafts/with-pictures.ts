import { posix } from "node:path";
import type { SavedFiles } from "../../../decap";
import type { GitHubApi } from "../github-api";
import { storedPicture } from "../pictures";
import type { HostedDraft } from "./read-drafts";

/** An entry with those pictures of its draft that it still names. */
export function withPictures(api: GitHubApi, entry: SavedFiles, draft: HostedDraft | undefined): SavedFiles {
  const chosen = entry.assets.map(({ path }) => posix.basename(path));
  const earlier = (draft?.pictures ?? []).flatMap(({ path, sha }) => {
    const name = posix.basename(path);
    const isNamed = entry.dataFiles.some(({ raw }) => raw.includes(`/${name}"`));
    return isNamed && !chosen.includes(name) ? [storedPicture(api, `/${name}`, sha)] : [];
  });
  return { ...entry, assets: [...entry.assets, ...earlier] };
}
