import { belowData } from "../../../content/reading/content-path";
import type { SavedFiles, StoredFile } from "../decap";
import { openEntry } from "../opening/open-entry";
import { entryAddress } from "../refused/entry-address";
import { dropUnpublishedWords } from "../unpublished/unpublished-words";
import type { DraftStore } from "./draft-store";
import type { draftsOnScreen } from "./drafts-on-screen";
import type { DraftWish } from "./keep-as-draft";

/** What drafts change in how entries are read and stored. */
export interface Drafting {
  isWanted(): boolean;
  /** An entry as its draft has it, where there is one; otherwise as it is published. */
  read(
    path: string,
    published: () => Promise<StoredFile>,
    /** Called with what the entry said when the draft was begun, where that is known. */
    beganWith: (path: string, text: string) => void,
  ): Promise<StoredFile>;
  keep(entry: SavedFiles): Promise<void>;
  /** Called when an entry was published: its draft is gone. */
  published(entry: SavedFiles): Promise<void>;
  /** Drops the draft of an entry by its path below data/, where there is one. */
  drop(path: string): Promise<void>;
  whole: DraftStore["whole"];
  picturesIn: DraftStore["picturesIn"];
}

/** Keeps drafts in the store, and shows each as soon as it was kept. */
export function drafting(
  browser: Window,
  store: DraftStore,
  { isWanted, done }: Pick<DraftWish, "isWanted" | "done">,
  { draftOf, forget }: Pick<ReturnType<typeof draftsOnScreen>, "draftOf" | "forget">,
): Drafting {
  return {
    isWanted,
    read: async (path, published, beganWith) => {
      const draft = await draftOf(belowData(path));
      if (!draft) return published();
      const file = await published().catch(() => undefined);
      if (draft.base !== undefined) beganWith(path, draft.base);
      return { ...(file ?? { file: { path } }), data: draft.text };
    },
    keep: async (entry) => {
      const path = await store.keep(entry);
      done();
      const [file] = entry.dataFiles;
      const [, group] = /^#\/collections\/([^/]+)\/new/.exec(browser.location.hash) ?? [];
      const words = group ?? file?.path;
      if (words) await dropUnpublishedWords(browser.indexedDB, words);
      openEntry(browser, (path && entryAddress(path)) ?? browser.location.hash);
    },
    published: async ({ dataFiles }) => {
      for (const { path } of dataFiles) {
        await store.published(belowData(path));
        forget(belowData(path));
      }
    },
    drop: async (path) => {
      if (await draftOf(path)) await store.drop(path);
    },
    whole: store.whole,
    picturesIn: store.picturesIn,
  };
}
