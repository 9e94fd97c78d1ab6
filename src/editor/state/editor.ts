import type { Change } from "../change/change";
import { undoChange } from "../change/undo-change";
import { buildErrors, locationOf, type Site, valueIn } from "../site/site";
import { errorMessage } from "../site/user-error";
import { checkedStore, type MakeChange } from "../store/checked-store";
import { SignedOutError, type Store } from "../store/store";
import {
  type Draft,
  removePictures,
  saveDraft,
  savedPictures,
  savePicture,
  unpublishedDrafts,
} from "./drafts";
import { followEntry } from "./editor-routes";
import { observable } from "./observable";

/*
 * How a typed word reaches the site:
 * 1. entry/useOpenEntry.ts saves it as a draft at every key (./drafts.ts).
 * 2. entry/useSubmit.ts submits the form when Publish is pressed.
 * 3. `publish` below reports the publication, and offers to undo it.
 * 4. store/checked-store.ts reads the newest content, has the change made (change/submitted-change.ts), and checks the result.
 *    If somebody else was faster, it does so again.
 * 5. store/github/github-store.ts makes one commit of it, or store/local-store.ts sends it to the server of `npm start`.
 */

/** A message at the top of the screen. Leaving the screen removes it, unless it reports a publication. */
export interface Notice {
  message: string;
  tone?: "alert";
  /** A button of the notice, such as Undo. It goes when it is pressed. `act` shows a notice of its own. */
  action?: { name: string; act: () => void } | undefined;
  /** True if it reports a publication, or a failed Undo of one. Undo is offered on every screen. */
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

/** The state and the actions that all screens share. A component renders only when the part of the state that it reads changes. */
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

  /**
   * Removes the notice of a screen that the owner leaves, because its button may change that screen's form. Reads the content
   * again for the next screen, because somebody else may have published meanwhile.
   */
  function leaveScreen(): void {
    if (!state.get().notice?.isPublication) notify(undefined);
    // Ignore a failure: its notice would replace Undo, and the next task that the owner starts reports it.
    void read().then(showLatest, () => undefined);
  }

  /**
   * Runs a task. Shows its name meanwhile, and its error in a notice. Undo passes itself as `retry`, so that this notice offers it
   * again. Shows new content only after the task, because the task may first leave the screen of an entry that it removes. That
   * screen would say that the entry no longer exists.
   */
  async function attempt(
    task: () => Promise<unknown>,
    name?: string,
    retry?: Notice["action"],
  ): Promise<void> {
    const job = name ? { name } : undefined;
    if (job) state.set({ jobs: [...state.get().jobs, job] });
    try {
      await task();
    } catch (reason) {
      if (reason instanceof SignedOutError) state.set({ isSignedIn: false });
      notify({
        message: errorMessage(reason),
        tone: "alert",
        ...(retry && { action: retry, isPublication: true }),
      });
    } finally {
      showLatest();
      if (job) state.set({ jobs: state.get().jobs.filter((one) => one !== job) });
    }
  }

  /** Shows the latest content, and the drafts that differ from it. */
  function showLatest(): void {
    const site = latest();
    if (site) state.set({ site, drafts: unpublishedDrafts(site) });
  }

  /** Publishes a change. If it changes a file, says so and offers to undo it. Returns the change. */
  async function publish<Made extends Change>(make: MakeChange<Made>, message: string): Promise<Made> {
    const change = await write(make);
    const action = { name: "Undo", act: () => void attempt(() => undo(change), "Undoing…", action) };
    if (change.files.length > 0) notifyOfPublication(message, action);
    return change;
  }

  /**
   * Undoes a publication. A new entry becomes a draft again. If it gave the entry another path, the words and pictures that
   * were added since move back to the old path, and so does an open form.
   */
  async function undo(change: Change): Promise<void> {
    await write((newest) => undoChange(newest, change));
    notifyOfPublication(`Undone: ${change.title}.`);
    if (!change.edited) return;
    const { path, text, formPath, isNew } = change.edited;
    if (path === formPath) return;
    const newer = state.get().drafts.find((draft) => draft.path === path);
    if (isNew || newer)
      updateDraft(formPath, { value: newer?.value ?? valueIn(text), baseText: isNew ? undefined : text });
    if (newer) {
      for (const [picture, bytes] of await savedPictures(path)) await savePicture(formPath, picture, bytes);
      forgetDraft(path);
    }
    followEntry(path, formPath);
  }

  /** Reports a publication, with the first error that keeps the site from being built now. */
  function notifyOfPublication(published: string, action?: Notice["action"]): void {
    const site = latest();
    const obstacle = site && buildObstacle(site);
    const message = obstacle
      ? `Stored. The site cannot be published yet. ${obstacle}`
      : `${published} ${store.shownWhen}`;
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
    if (state.get().site) return attempt(read);
    try {
      await read();
      showLatest();
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
