import { createPublisher } from "../publisher/publisher";
import type { Site } from "../site/site";
import { errorMessage, SignedOutError, type Store } from "../store/store";
import { observable } from "./observable";

/** A notice, shown at the top until the next one, or until the owner leaves the screen. */
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
  /** The reason why the content could not be loaded. */
  failed: string;
  notice: Notice | undefined;
  /** The jobs under way. Two may have the same name. */
  jobs: readonly { name: string }[];
}

/** The name of the latest job under way. */
export const workIn = ({ jobs }: EditorState): string | undefined => jobs.at(-1)?.name;

export type Editor = ReturnType<typeof createEditor>;

/** State and actions that all screens share. Outside React, so that each component renders only for the part that it reads. */
export function createEditor(store: Store) {
  const state = observable<EditorState>({
    isSignedIn: store.account?.isSignedIn() ?? true,
    site: undefined,
    failed: "",
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

  const publisher = createPublisher(store, {
    onSite: (site) => state.set({ site }),
    announce: ({ says, isBuildable, undo }) =>
      notify({
        message: says,
        ...(!isBuildable && { tone: "alert" }),
        isPublication: true,
        action: undo && { name: "Undo", act: () => void attempt(undo, "Undoing…") },
      }),
  });

  /** Loads the content of a person who has signed in. */
  async function load(): Promise<void> {
    state.set({ isSignedIn: true, notice: undefined, failed: "" });
    try {
      await publisher.read();
    } catch (reason) {
      state.set({ isSignedIn: !(reason instanceof SignedOutError), failed: errorMessage(reason) });
    }
  }

  function signOut(): void {
    store.account?.signOut();
    state.set({ isSignedIn: false });
  }

  return { state, store, notify, leaveScreen, attempt, load, signOut, ...publisher };
}
