import type { Collection } from "../../collections";
import type { Draft } from "../../draft";
import { shownAt } from "../history/offer-history";
import { openEntry } from "../opening/open-entry";
import { entryAddress } from "../refused/entry-address";
import { showRefusal } from "../refused/show-refusal";
import { dropUnpublishedWords } from "../unpublished/unpublished-words";
import type { DraftStore } from "./draft-store";
import { showDrafts } from "./show-drafts";

/** The drafts as they were when the page was loaded, which every change of one does anew. */
export function draftsOnScreen(browser: Window, collections: readonly Collection[], store: DraftStore) {
  let drafts: readonly Draft[] = [];
  const page = browser.document;

  const leave = async (path: string, to: string | undefined): Promise<void> => {
    await dropUnpublishedWords(browser.indexedDB, `data/${path}`).catch(() => undefined);
    openEntry(browser, (to && entryAddress(to)) ?? browser.location.hash.replace(/\/entries\/.*$/, ""));
  };
  const publish = async ({ path }: Draft): Promise<void> => {
    const { error, path: published } = await store.publish(path);
    if (error) showRefusal(page, error);
    else await leave(path, published);
  };
  const drop = async ({ path }: Draft): Promise<void> => {
    await store.drop(path);
    await leave(path, undefined);
  };

  const update = () => {
    const shown = shownAt(browser.location.hash);
    if (shown)
      showDrafts(page, collections, drafts, shown, {
        publish: (draft) => void publish(draft),
        drop: (draft) => void drop(draft),
      });
  };
  const ready = store.all().then((all) => {
    drafts = all;
    update();
  });
  /** The draft of an entry by its path below data/. */
  const draftOf = async (path: string): Promise<Draft | undefined> => {
    await ready;
    return drafts.find((draft) => draft.path === path);
  };
  /** Shows no longer that an entry has a draft. */
  const forget = (path: string): void => {
    drafts = drafts.filter((draft) => draft.path !== path);
    update();
  };
  return { update, draftOf, forget };
}
