import { createContext, useCallback, useContext, useMemo, useState } from "react";
import { inWords, SignedOutError } from "../store/store";

/** A notice, shown at the top until the next one, or until the owner leaves the screen. */
export interface Notice {
  says: string;
  tone?: "alert";
  /** A button of the notice, such as Undo. It goes with the first press; `act` says what it has done. */
  action?: { name: string; act: () => void } | undefined;
  /** True if it tells of a publication, which can be undone from any screen. */
  isPublication?: boolean;
}

/** Work in progress. The number of parts is shown if there are several. */
export interface Work {
  says: string;
  done?: number;
  of?: number;
}

export type OnWork = (work: Work) => void;

/** The texts of the line of status. They are apart from the editor's other state, so that a form is not drawn anew for each. */
interface News {
  notices: readonly Notice[];
  work: Work | undefined;
}

const NewsContext = createContext<News>({ notices: [], work: undefined });
export const NewsProvider = NewsContext.Provider;
export const useNews = () => useContext(NewsContext);

/** Notices and work under way, with the functions that change them. */
export function useNewsState(onSignedOut: () => void) {
  const [notices, setNotices] = useState<readonly Notice[]>([]);
  const [work, setWork] = useState<Work>();

  const say = useCallback((...said: Notice[]) => setNotices(said), []);

  /** Takes away the notices of a screen that the owner has left: their buttons may change its form. */
  const leaveScreen = useCallback(
    () => setNotices((now) => now.filter(({ isPublication }) => isPublication)),
    [],
  );

  /**
   * Runs a task and shows an error in a notice. `says` names it while it runs; the task reports how much is done. Returns true if it
   * succeeded.
   */
  const attempt = useCallback(
    async (task: (onWork: OnWork) => Promise<void>, says?: string): Promise<boolean> => {
      let shown: Work | undefined;
      const onWork = (next: Work) => {
        shown = next;
        setWork(next);
      };
      if (says) onWork({ says });
      try {
        await task(onWork);
        return true;
      } catch (reason) {
        if (reason instanceof SignedOutError) onSignedOut();
        say({ says: inWords(reason), tone: "alert" });
        return false;
      } finally {
        // Other work may have begun since.
        setWork((now) => (now === shown ? undefined : now));
      }
    },
    [say, onSignedOut],
  );

  return {
    news: useMemo(() => ({ notices, work }), [notices, work]),
    newsTools: useMemo(() => ({ say, leaveScreen, attempt }), [say, leaveScreen, attempt]),
  };
}
