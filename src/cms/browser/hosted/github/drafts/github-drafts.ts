import { posix } from "node:path";
import { cmsPlace } from "../../../../../content/reading/cms-place";
import { parseJson } from "../../../../../content/reading/parse-json";
import { asStored } from "../../../../change/as-stored";
import { checkedTogether, reducedPicture } from "../../../../change/checked-change";
import { writtenEntry } from "../../../../change/written-entry";
import type { SavedFiles } from "../../../decap";
import type { DraftStore } from "../../../drafts/draft-store";
import { askToReplace } from "../../../safe/ask-to-replace";
import { Refusal } from "../../../safe/refusal";
import { publishEntry } from "../../publish-to-host";
import { followAfterReload } from "../build/follow-build";
import type { Connection } from "../connection";
import type { GitHubApi } from "../github-api";
import { githubContent } from "../github-content";
import { makeCommit } from "../make-commit";
import { storedPicture } from "../pictures";
import { contentReader } from "../stored-content";
import {
  beginBranch,
  changedByOthers,
  draftBranches,
  draftMessage,
  moveBranch,
  removeBranch,
} from "./draft-branch";
import { type HostedDraft, readDrafts } from "./read-drafts";

/**
 * Drafts as branches at GitHub: each has the site as it was when the draft was begun, with everything that publishing it
 * would change. Publishing makes the change anew, of what the site says by then, checked and as one commit.
 */
export function githubDrafts(connection: Connection, browser: Window): DraftStore {
  const content = githubContent(() => connection(async (api) => api));
  const readContent = contentReader();
  let known: readonly HostedDraft[] = [];
  const draftOf = (path: string) => known.find((draft) => draft.path === path);

  async function keep(api: GitHubApi, entry: SavedFiles): Promise<string | undefined> {
    const [file] = entry.dataFiles;
    if (!file) return undefined;
    const path = belowData(file.path);
    const draft = draftOf(path);
    if (draft) await refuseChanged(api, draft);
    const begun = draft?.begun ?? (await api.getDefaultBranch()).commit.sha;
    const present = await readContent(api, begun);
    const { assets } = withPictures(api, entry, draft);
    const uploads = assets.map((asset) => posix.basename(asset.path));
    const asked = { path, text: file.raw, isNew: false, uploads };
    const change = asStored(asked, (one) => present.files.some((stored) => stored.path === one));
    const inspect = { stored: present.inspect, uploaded: reducedPicture };
    const complete = await checkedTogether(present, [change], inspect);
    const message = draftMessage + nameOf(path, file.raw);
    const sha = await makeCommit(api, present, complete, assets, message, draft?.head);
    const kept = (change.isNew && writtenEntry(change, complete)?.path) || path;
    if (draft && kept === path) await moveBranch(api, path, sha);
    else await beginBranch(api, kept, sha, message);
    if (draft && kept !== path) await removeBranch(api, path);
    return kept;
  }

  async function publish(api: GitHubApi, draft: HostedDraft) {
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
      commitMessage: `Publish the draft of ${nameOf(path, text)}${about}`,
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

  return {
    all: async () => {
      known = await connection(readDrafts);
      return [...known];
    },
    keep: (entry) => connection((api) => keep(api, entry)),
    publish: async (path) => {
      const draft = draftOf(path);
      if (!draft) return { error: changedByOthers };
      return connection((api) => publish(api, draft));
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
      const draft = draftOf(belowData(entry.dataFiles[0]?.path ?? ""));
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

/** Nothing is made of a draft that is not the one that the editor sees. */
async function refuseChanged(api: GitHubApi, { path, head, isForeign }: HostedDraft): Promise<void> {
  const there = (await draftBranches(api)).find((branch) => branch.path === path);
  if (there?.head !== head) throw new Refusal(changedByOthers);
  if (isForeign)
    throw new Refusal(
      "Somebody has changed this draft at GitHub. Publish or close it there, by its pull request.",
    );
}

/** An entry with those pictures of its draft that it still names. */
function withPictures(api: GitHubApi, entry: SavedFiles, draft: HostedDraft | undefined): SavedFiles {
  const chosen = entry.assets.map(({ path }) => posix.basename(path));
  const earlier = (draft?.pictures ?? []).flatMap(({ path, sha }) => {
    const name = posix.basename(path);
    const isNamed = entry.dataFiles.some(({ raw }) => raw.includes(`/${name}"`));
    return isNamed && !chosen.includes(name) ? [storedPicture(api, `/${name}`, sha)] : [];
  });
  return { ...entry, assets: [...entry.assets, ...earlier] };
}

function nameOf(path: string, text: string): string {
  const json = parseJson(text);
  return cmsPlace(path, "error" in json ? undefined : json.value) ?? path;
}

const belowData = (path: string) => path.replace(/^\/?data\//, "");
