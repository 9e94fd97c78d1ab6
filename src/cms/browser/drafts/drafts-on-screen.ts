import type { Collection } from "../../collections";
import type { Draft } from "../../draft";
import { shownAt } from "../history/offer-history";
import { openEntry } from "../opening/open-entry";
import { entryAddress } from "../refused/entry-address";
import { showRefusal } from "../refused/show-refusal";
import { showToast } from "../screen/toast";
import { dropUnpublishedWords } from "../unpublished/unpublished-words";
import type { DraftStore, ShownDraft } from "./draft-store";
import { placeOfDrafts, showDrafts } from "./show-drafts";

/** The drafts as they were when they were first asked for; every change of one loads the page anew. */
export function draftsOnScreen(browser: Window, collections: readonly Collection[], store: DraftStore) {
  let drafts: readonly ShownDraft[] = [];
  let reading: Promise<void> | undefined;
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
    const place = shown && placeOfDrafts(page, shown);
    if (!shown || !place) return;
    // Not before somebody has signed in, who then sees a list or a form.
    void read();
    showDrafts(place, collections, drafts, shown, { publish, drop });
  };
  const read = () => {
    reading ??= store.all().then(
      (all) => {
        drafts = all;
        update();
      },
      (reason) => showToast(page, `The drafts could not be read: ${reason.message}`),
    );
    return reading;
  };
  /** The draft of an entry by its path below data/. */
  const draftOf = async (path: string): Promise<ShownDraft | undefined> => {
    await read();
    return drafts.find((draft) => draft.path === path);
  };
  /** Shows no longer that an entry has a draft. */
  const forget = (path: string): void => {
    drafts = drafts.filter((draft) => draft.path !== path);
    update();
  };
  return { update, draftOf, forget };
}
