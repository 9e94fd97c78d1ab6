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

/** The texts of the line of status. They are apart from the editor's other state, so that a form is not drawn anew for each. */
interface News {
  notice: Notice | undefined;
  /** Work in progress, in words. */
  work: string | undefined;
}

const NewsContext = createContext<News>({ notice: undefined, work: undefined });
export const NewsProvider = NewsContext.Provider;
export const useNews = () => useContext(NewsContext);

/** The notice and the work under way, with the functions that change them. */
export function useNewsState(onSignedOut: () => void) {
  const [notice, say] = useState<Notice>();
  const [work, setWork] = useState<string>();

  /** Takes away the notice of a screen that the owner has left: its button may change that screen's form. */
  const leaveScreen = useCallback(() => say((now) => (now?.isPublication ? now : undefined)), []);

  /** Runs a task and shows an error in a notice. `says` names it while it runs. Returns true if it succeeded. */
  const attempt = useCallback(
    async (task: () => Promise<unknown>, says?: string): Promise<boolean> => {
      if (says) setWork(says);
      try {
        await task();
        return true;
      } catch (reason) {
        if (reason instanceof SignedOutError) onSignedOut();
        say({ says: inWords(reason), tone: "alert" });
        return false;
      } finally {
        // Other work may have begun since.
        setWork((now) => (now === says ? undefined : now));
      }
    },
    [onSignedOut],
  );

  return {
    news: useMemo(() => ({ notice, work }), [notice, work]),
    newsTools: useMemo(() => ({ say, leaveScreen, attempt }), [leaveScreen, attempt]),
  };
}
