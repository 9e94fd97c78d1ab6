import { useEffect, useRef, useState } from "react";

/** The pause after which presses count as over, in milliseconds. */
const pause = 1000;

/**
 * Gathers presses that follow each other quickly: `publish` runs once, a second after the last of them, or when the owner leaves the
 * screen. It asks for the latest wish when it needs it. Returns that wish until it is published.
 */
export function useGathered<Wish>(publish: (latest: () => Wish) => Promise<void>) {
  const [wish, setWish] = useState<Wish>();
  const latest = useRef<Wish>(undefined);
  const waiting = useRef<{ timer: number; publishNow: () => void }>(undefined);

  const publishNow = async (fallback: Wish) => {
    window.clearTimeout(waiting.current?.timer);
    waiting.current = undefined;
    let published = latest.current;
    await publish(() => {
      published = latest.current;
      return published ?? fallback;
    });
    // A press meanwhile has a timer of its own.
    if (latest.current !== published) return;
    latest.current = undefined;
    setWish(undefined);
  };

  const gather = (next: Wish) => {
    latest.current = next;
    setWish(next);
    window.clearTimeout(waiting.current?.timer);
    const publishNext = () => void publishNow(next);
    waiting.current = { timer: window.setTimeout(publishNext, pause), publishNow: publishNext };
  };

  useEffect(() => {
    const onLeave = () => waiting.current?.publishNow();
    const onUnload = (event: BeforeUnloadEvent) => {
      onLeave();
      if (latest.current !== undefined) event.preventDefault();
    };
    document.addEventListener("visibilitychange", onLeave);
    window.addEventListener("beforeunload", onUnload);
    return () => {
      document.removeEventListener("visibilitychange", onLeave);
      window.removeEventListener("beforeunload", onUnload);
      onLeave();
    };
  }, []);

  return [wish, gather] as const;
}
