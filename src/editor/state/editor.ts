import type { Change } from "../change/change";
import { undoChange } from "../change/undo-change";
import { buildErrors, locationOf, type Site, valueIn } from "../site/site";
import { errorMessage } from "../site/user-error";
import { checkedStore, type MakeChange } from "../store/checked-store";
import { SignedOutError, type Store } from "../store/store";
import { removePictures, type StoredDraft, storeDraft, unpublishedDrafts } from "./drafts";
import { followEntry } from "./editor-routes";
import { observable } from "./observable";

/*
 * How a typed word reaches the site:
 * 1. entry/useOpenEntry.ts keeps it as a draft at every key (./drafts.ts).
 * 2. entry/useSubmit.ts submits the form: change/submitted-change.ts merges it into the newest content, and says which files change.
 * 3. `publish` below has the change written, says so, and offers to undo it.
 * 4. store/checked-store.ts checks the content as it would be. It tries again if somebody else was faster.
 * 5. store/github/github-store.ts makes one commit of it, or store/local-store.ts sends it to the server of `npm start`.
 */

/** A notice, shown at the top until the next one. It goes with its screen, unless it tells of a publication. */
export interface Notice {
  message: string;
  tone?: "alert";
  /** A button of the notice, such as Undo. The first press removes it; `act` reports what it has done. */
  action?: { name: string; act: () => void } | undefined;
  /** True if it tells of a publication, which can be undone from any screen. */
  isPublication?: boolean;
}

export interface EditorState {
  isSignedIn: boolean;
  /** Undefined until the content is loaded. */
  site: Site | undefined;
  /** The drafts that are not published. */
  drafts: readonly StoredDraft[];
  /** The reason why the content could not be loaded. */
  loadError: string;
  notice: Notice | undefined;
  /** The jobs under way. Two may have the same name. */
  jobs: readonly { name: string }[];
}

/** The name of the latest job under way. */
export const currentJob = ({ jobs }: EditorState): string | undefined => jobs.at(-1)?.name;

export type Editor = ReturnType<typeof createEditor>;

/** State and actions that all screens share. Outside React, so that each component renders only for the part that it reads. */
export function createEditor(store: Store) {
  const { read, write, latest } = checkedStore(store);
  const state = observable<EditorState>({
    isSignedIn: store.account?.isSignedIn() ?? true,
    site: undefined,
    drafts: [],
    loadError: "",
    notice: undefined,
    jobs: [],
  });

  const notify = (notice: Notice | undefined) => state.set({ notice });

  /** Removes the notice of a screen that the owner has left: its button may change that screen's form. */
  function leaveScreen(): void {
    if (!state.get().notice?.isPublication) notify(undefined);
  }

  /** Runs a task and shows an error in a notice. `name` says what it does while it runs. */
  async function attempt(task: () => Promise<unknown>, name?: string): Promise<void> {
    const job = name ? { name } : undefined;
    if (job) state.set({ jobs: [...state.get().jobs, job] });
    try {
      await task();
    } catch (reason) {
      if (reason instanceof SignedOutError) state.set({ isSignedIn: false });
      notify({ message: errorMessage(reason), tone: "alert" });
    } finally {
      if (job) state.set({ jobs: state.get().jobs.filter((one) => one !== job) });
    }
  }

  /** Shows the latest content, and the drafts that it leaves unpublished. */
  function showLatest(): void {
    const site = latest();
    if (site) state.set({ site, drafts: unpublishedDrafts(site) });
  }

  const readLatest = () => read().finally(showLatest);

  /**
   * Writes a change, and shows the content with it. Calls `follow` before, so that an open form can go where its entry
   * is now: no screen may show an entry as missing that has only moved.
   */
  async function writeAndShow<Made extends Change>(
    make: MakeChange<Made>,
    follow: (change: Made) => void,
  ): Promise<Made> {
    try {
      const change = await write(make);
      follow(change);
      return change;
    } finally {
      showLatest();
    }
  }

  /** Publishes a change, says so, and offers to undo it. Returns the change. One without files changes nothing. */
  async function publish<Made extends Change>(
    make: MakeChange<Made>,
    done: string,
    follow: (change: Made) => void = () => {},
  ): Promise<Made> {
    const change = await writeAndShow(make, follow);
    const act = () => void attempt(() => undo(change), "Undoing…");
    if (change.files.length > 0) notifyOfPublication(done, { name: "Undo", act });
    return change;
  }

  /** Undoes a publication. An entry that was new is a draft again. One that was renamed is shown at its old path. */
  async function undo(change: Change): Promise<void> {
    await writeAndShow(
      (newest) => undoChange(newest, change),
      () => {
        if (!change.edited) return;
        const { path, text, formPath, isNew } = change.edited;
        if (isNew) keepDraft(formPath, { value: valueIn(text), baseText: undefined });
        followEntry(path, formPath);
      },
    );
    notifyOfPublication("Undone.");
  }

  /** Reports a publication, with the first error that keeps the site from being built now. */
  function notifyOfPublication(done: string, action?: Notice["action"]): void {
    const site = latest();
    const obstacle = site && buildObstacle(site);
    const message = obstacle
      ? `Stored. The site cannot be published yet. ${obstacle}`
      : `${done} ${store.shownWhen}`;
    notify({ message, isPublication: true, action, ...(obstacle && { tone: "alert" }) });
  }

  /** Keeps an entry's draft. Without changes its record goes. Its pictures stay: a removed row can come back with its picture. */
  function keepDraft(path: string, draft: Omit<StoredDraft, "path"> | undefined): void {
    storeDraft(path, draft);
    const others = state.get().drafts.filter((one) => one.path !== path);
    state.set({ drafts: draft ? [...others, { ...draft, path }] : others });
  }

  /** Forgets an entry's draft and its new pictures. */
  function forgetDraft(path: string): void {
    keepDraft(path, undefined);
    removePictures(path);
  }

  /** Loads the content of a person who has signed in. If there is some, reads it again. */
  async function load(): Promise<void> {
    state.set({ isSignedIn: true, notice: undefined, loadError: "" });
    if (state.get().site) return attempt(readLatest);
    try {
      await readLatest();
    } catch (reason) {
      state.set({ isSignedIn: !(reason instanceof SignedOutError), loadError: errorMessage(reason) });
    }
  }

  function signOut(): void {
    store.account?.signOut();
    state.set({ isSignedIn: false, notice: undefined });
  }

  return {
    state,
    store,
    notify,
    leaveScreen,
    attempt,
    readLatest,
    publish,
    keepDraft,
    forgetDraft,
    load,
    signOut,
  };
}

/** The first error that keeps the site from being built. */
function buildObstacle(site: Site): string | undefined {
  const [first, ...others] = buildErrors(site);
  if (!first) return undefined;
  const more = others.length > 0 ? ` (and ${others.length} more: the start page lists them)` : "";
  return `${locationOf(first.file, site.entries)}: ${first.message}${more}`;
}
