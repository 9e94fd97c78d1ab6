interface LoadingDependencies {
  /** Resolves after some milliseconds, or as soon as another attempt promises more. */
  wait: (milliseconds: number) => Promise<void>;
  /** Hears of every attempt that fails, and of the one that succeeds in the end. */
  setFormUnavailable: (unavailable: boolean) => void;
  /** Tells developers of an error that no further attempt would mend. */
  report: (error: unknown) => void;
}

const firstPause = 1_000;
const longestPause = 30_000;

/**
 * Loads code over a network that may be gone for a while: it tries again, after longer and longer pauses, until it
 * succeeds. Code that came and is broken is reported and never given: the part then stays as the server wrote it, with
 * what was typed into it, next to the other ways to reach the company.
 */
export async function loadWithRetries<Code>(
  load: () => Promise<Code>,
  { wait, setFormUnavailable, report }: LoadingDependencies,
): Promise<Code> {
  for (let pause = firstPause; ; pause = Math.min(2 * pause, longestPause)) {
    try {
      const code = await load();
      if (pause > firstPause) setFormUnavailable(false);
      return code;
    } catch (error) {
      setFormUnavailable(true);
      if (!hasNotCome(error)) {
        report(error);
        return new Promise(() => {});
      }
      await wait(pause);
    }
  }
}

/** Whether code could not be fetched, as webpack says it: lib/web/JsonpChunkLoadingRuntimeModule.js. */
export function hasNotCome(error: unknown): boolean {
  return error instanceof Error && error.name === "ChunkLoadError";
}

/** Waits for some milliseconds or until the browser is back on line, whichever comes first. */
export function waitOrOnline(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener("online", done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    window.addEventListener("online", done);
  });
}
