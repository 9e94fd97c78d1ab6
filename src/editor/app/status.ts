import { createContext, useCallback, useContext, useMemo, useState } from "react";
import { errorMessage, SignedOutError } from "../store/store";

/** A notice, shown at the top until the next one, or until the owner leaves the screen. */
export interface Notice {
  says: string;
  tone?: "alert";
  /** A button of the notice, such as Undo. The first press removes it; `act` says what it has done. */
  action?: { name: string; act: () => void } | undefined;
  /** True if it tells of a publication, which can be undone from any screen. */
  isPublication?: boolean;
}

/** The texts of the status line. A context of their own, so that a notice does not rerender the form. */
interface Status {
  notice: Notice | undefined;
  /** Work in progress, in words. */
  work: string | undefined;
}

const StatusContext = createContext<Status>({ notice: undefined, work: undefined });
export const StatusProvider = StatusContext.Provider;
export const useStatus = () => useContext(StatusContext);

/** The notice and the work under way, with the functions that change them. */
export function useStatusState(onSignedOut: () => void) {
  const [notice, say] = useState<Notice>();
  /** The jobs under way. Two may have the same words. */
  const [jobs, setJobs] = useState<readonly { says: string }[]>([]);
  const work = jobs.at(-1)?.says;

  /** Takes away the notice of a screen that the owner has left: its button may change that screen's form. */
  const leaveScreen = useCallback(() => say((now) => (now?.isPublication ? now : undefined)), []);

  /** Runs a task and shows an error in a notice. `says` names it while it runs. */
  const attempt = useCallback(
    async (task: () => Promise<unknown>, says?: string): Promise<void> => {
      const job = says ? { says } : undefined;
      if (job) setJobs((now) => [...now, job]);
      try {
        await task();
      } catch (reason) {
        if (reason instanceof SignedOutError) onSignedOut();
        say({ says: errorMessage(reason), tone: "alert" });
      } finally {
        if (job) setJobs((now) => now.filter((one) => one !== job));
      }
    },
    [onSignedOut],
  );

  return {
    status: useMemo(() => ({ notice, work }), [notice, work]),
    statusTools: useMemo(() => ({ say, leaveScreen, attempt }), [leaveScreen, attempt]),
  };
}
