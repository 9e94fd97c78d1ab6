import type { Change } from "../change/change";
import { undoChange } from "../change/undo-change";
import { buildErrors, locationOf, type Site, valueIn } from "../site/site";
import { errorMessage } from "../site/user-error";
import { checkedStore, type MakeChange } from "../store/checked-store";
import { SignedOutError, type Store } from "../store/store";
import { type Draft, removePictures, saveDraft, unpublishedDrafts } from "./drafts";
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

/** A message at the top of the screen, until the next one. It goes when the owner leaves the screen, unless it reports a publication. */
export interface Notice {
  message: string;
  tone?: "alert";
  /** A button of the notice, such as Undo. It goes when it is pressed. `act` shows a notice of its own. */
  action?: { name: string; act: () => void } | undefined;
  /** True if it reports a publication, which can be undone from any screen. */
  isPublication?: boolean;
}

export interface EditorState {
  isSignedIn: boolean;
  /** Undefined until the content is loaded. */
  site: Site | undefined;
  /** The drafts that differ from what is published. */
  drafts: readonly Draft[];
  /** The reason why the content could not be loaded. */
  loadError: string;
  notice: Notice | undefined;
  /** The jobs under way, each an object of its own because two may have the same name. */
  jobs: readonly { name: string }[];
}

/** The name of the latest job under way. */
export const currentJob = ({ jobs }: EditorState): string | undefined => jobs.at(-1)?.name;

export type Editor = ReturnType<typeof createEditor>;

/** The state and the actions that all screens share. They are outside React, so that a component renders only when the part that it reads changes. */
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

  /** Removes the notice of a screen that the owner leaves, because its button may change that screen's form. */
  function leaveScreen(): void {
    if (!state.get().notice?.isPublication) notify(undefined);
  }

  /** Runs a task, and shows its error in a notice. `name` is shown while it runs. */
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

  /** Shows the latest content, and the drafts that differ from it. */
  function showLatest(): void {
    const site = latest();
    if (site) state.set({ site, drafts: unpublishedDrafts(site) });
  }

  const readLatest = () => read().finally(showLatest);

  /**
   * Writes a change, and shows the content with it. `beforeShown` can leave the screen of an entry that was renamed or
   * removed, which would otherwise say for a moment that the entry is missing.
   */
  async function writeAndShow<Made extends Change>(
    make: MakeChange<Made>,
    beforeShown: (change: Made) => void,
  ): Promise<Made> {
    try {
      const change = await write(make);
      beforeShown(change);
      return change;
    } finally {
      showLatest();
    }
  }

  /** Publishes a change. If it changes a file, says so and offers to undo it. Returns the change. */
  async function publish<Made extends Change>(
    make: MakeChange<Made>,
    done: string,
    beforeShown: (change: Made) => void = () => {},
  ): Promise<Made> {
    const change = await writeAndShow(make, beforeShown);
    const act = () => void attempt(() => undo(change), "Undoing…");
    if (change.files.length > 0) notifyOfPublication(done, { name: "Undo", act });
    return change;
  }

  /** Undoes a publication. A new entry becomes a draft again. An open entry that was renamed is shown at its old path. */
  async function undo(change: Change): Promise<void> {
    await writeAndShow(
      (newest) => undoChange(newest, change),
      () => {
        if (!change.edited) return;
        const { path, text, formPath, isNew } = change.edited;
        if (isNew) updateDraft(formPath, { value: valueIn(text), baseText: undefined });
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

  /** Saves an entry's draft, or removes it. Its pictures stay, because a removed row can come back with its picture. */
  function updateDraft(path: string, draft: Omit<Draft, "path"> | undefined): void {
    saveDraft(path, draft);
    const others = state.get().drafts.filter((one) => one.path !== path);
    state.set({ drafts: draft ? [...others, { ...draft, path }] : others });
  }

  /** Removes an entry's draft and its new pictures. */
  function forgetDraft(path: string): void {
    updateDraft(path, undefined);
    removePictures(path);
  }

  /** Loads the content after sign-in. Content that is already shown stays if it cannot be read again. */
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
    updateDraft,
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
