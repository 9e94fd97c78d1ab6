import { formatValidationErrors } from "../../../../../content/reading/validation-error";
import { checkedTogether, reducedPicture } from "../../../../change/checked-change";
import { writtenEntry } from "../../../../change/written-entry";
import { presentPath } from "../../../../history/kept-change";
import { undoing } from "../../../../history/undoing";
import type { HistoryStore } from "../../../history/history-store";
import { unlessMovedOn } from "../../publish-to-host";
import { followAfterReload } from "../build/follow-build";
import type { Connection } from "../connection";
import type { GitHubApi } from "../github-api";
import { githubContent } from "../github-content";
import { storedPicture } from "../pictures";
import { type CommittedChange, changesOfCommits } from "./changes-of-commits";
import { pathSince } from "./path-since";

/** Deeper than any folder of pictures. */
const depth = 20;

/** The changes that GitHub has as commits: those of the CMS, and those that others made without it. */
export function githubHistory(connection: Connection, { sessionStorage: tab }: Window): HistoryStore {
  const content = githubContent(() => connection(async (api) => api));
  let told: readonly CommittedChange[] = [];

  async function undo(api: GitHubApi, { id, entries, parent }: CommittedChange) {
    const present = await content.read();
    const paths = new Set([...present.files.map(({ path }) => path), ...present.pictures]);
    const { changes, pictures } = await undoing(entries, {
      paths,
      placesOf: async (entry) => {
        const known = presentPath(told, id, entry);
        const moved = known !== undefined && !paths.has(known) ? await pathSince(api, known) : known;
        return [moved, entry.before?.path];
      },
      deletedPicture: (path) => pictureAt(api, path, parent),
    });
    const inspect = { stored: present.inspect, uploaded: reducedPicture };
    const { errors, ...complete } = await checkedTogether(present, changes, inspect);
    if (errors.length > 0) return { refusal: formatValidationErrors(errors) };
    const stored = [...pictures].map(([name, sha]) => storedPicture(api, `/${name}`, sha));
    const commitMessage = `Undo a change of ${changes.map(({ path }) => path).join(", ")}`;
    await present.commit(complete, stored, { commitMessage, collectionName: "" });
    followAfterReload(tab);
    const [first] = changes;
    return { path: first && writtenEntry(first, complete)?.path };
  }

  return {
    changes: async (paths) => {
      told = await connection((api) => changesOfCommits(api, paths));
      return [...told];
    },
    undo: async (id) => {
      const change = told.find((one) => one.id === id);
      if (!change) return { refusal: "This change is no longer listed." };
      return connection((api) => unlessMovedOn(() => undo(api, change)));
    },
  };
}

/** What GitHub knows the content of a picture by that was there at a commit. */
async function pictureAt(api: GitHubApi, path: string, commit: string | undefined) {
  if (commit === undefined) return undefined;
  const listed = await api.listFiles("data/images", { branch: commit, depth });
  return listed.find((file) => file.path === `data/${path}`)?.id;
}
