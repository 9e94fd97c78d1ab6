interface LoadingDependencies {
  /** Resolves after some milliseconds, or as soon as another attempt promises more. */
  wait: (milliseconds: number) => Promise<void>;
  /** Hears of every attempt that fails, and of the one that succeeds after all. */
  setFormUnavailable: (unavailable: boolean) => void;
}

const firstPause = 1_000;
const longestPause = 30_000;

/** Loads code over a network that may be gone for a while: it tries again, after longer and longer pauses, until it succeeds. */
export async function loadPersistently<Code>(
  load: () => Promise<Code>,
  { wait, setFormUnavailable }: LoadingDependencies,
): Promise<Code> {
  for (let pause = firstPause; ; pause = Math.min(2 * pause, longestPause)) {
    try {
      const code = await load();
      if (pause > firstPause) setFormUnavailable(false);
      return code;
    } catch {
      setFormUnavailable(true);
      await wait(pause);
    }
  }
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
