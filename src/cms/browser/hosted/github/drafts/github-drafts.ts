import { posix } from "node:path";
import { belowData } from "../../../../../content/reading/content-path";
import type { SavedFiles } from "../../../decap";
import type { DraftStore } from "../../../drafts/draft-store";
import type { Connection } from "../connection";
import { githubContent } from "../github-content";
import { contentReader } from "../stored-content";
import { changedByOthers, removeBranch } from "./draft-branch";
import { keepDraft } from "./keep-draft";
import { publishDraft } from "./publish-draft";
import { type HostedDraft, readDrafts } from "./read-drafts";
import { refuseChanged } from "./refuse-changed";
import { withPictures } from "./with-pictures";

/**
 * Drafts as branches at GitHub: each has the site as it was when the draft was begun, with everything that publishing it
 * would change. Publishing makes the change anew, of what the site says by then, checked and as one commit.
 */
export function githubDrafts(connection: Connection, browser: Window): DraftStore {
  const content = githubContent(() => connection(async (api) => api));
  const readContent = contentReader();
  let known: readonly HostedDraft[] = [];
  const draftOf = (path: string) => known.find((draft) => draft.path === path);
  const draftOfEntry = ({ dataFiles: [file] }: SavedFiles) => draftOf(belowData(file?.path ?? ""));

  return {
    all: async () => {
      known = await connection(readDrafts);
      return [...known];
    },
    keep: (entry) => connection((api) => keepDraft(api, readContent, entry, draftOfEntry(entry))),
    publish: async (path) => {
      const draft = draftOf(path);
      if (!draft) return { error: changedByOthers };
      return connection((api) => publishDraft(api, content, browser, draft));
    },
    drop: async (path) => {
      const draft = draftOf(path);
      if (!draft) return;
      await connection(async (api) => {
        await refuseChanged(api, draft);
        await removeBranch(api, path);
      });
    },
    whole: async (entry) => {
      const draft = draftOfEntry(entry);
      if (!draft) return entry;
      return connection(async (api) => {
        await refuseChanged(api, draft);
        return withPictures(api, entry, draft);
      });
    },
    published: async (path) => {
      if (draftOf(path)) await connection((api) => removeBranch(api, path));
      known = known.filter((draft) => draft.path !== path);
    },
    picturesIn: (folder) =>
      known
        .flatMap(({ pictures }) => pictures)
        .filter(({ path }) => posix.dirname(`data/${path}`) === folder)
        .map(({ path, sha }) => ({
          id: sha,
          name: posix.basename(path),
          size: 0,
          path: `data/${path}`,
          displayURL: { id: sha, path: `data/${path}` },
        })),
  };
}
