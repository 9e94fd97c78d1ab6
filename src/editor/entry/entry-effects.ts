import { useEffect, useEffectEvent } from "react";
import { useEditor } from "../state/editor-context";

/** Ctrl+S publishes, wherever the cursor is, and leaves it there. */
export function useSaveKey(publish: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key !== "s") return;
    event.preventDefault();
    publish();
  });
  useEffect(() => {
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
}

/** A draft keeps itself: a while after the last key, and when one leaves it. */
export function useKeptDraft(isDue: boolean, value: unknown, pause: number, keep: () => void): void {
  const keepNow = useEffectEvent(() => {
    if (isDue) keep();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change begins the pause anew
  useEffect(() => {
    const timer = setTimeout(keepNow, pause);
    return () => clearTimeout(timer);
  }, [isDue, value, pause]);
  useEffect(() => () => keepNow(), []);
}

/** A file that is dropped beside its field would take the page's place. */
export function useStrayDrops(): void {
  const { say } = useEditor();
  useEffect(() => {
    const stop = (event: DragEvent) => {
      const isInput = event.target instanceof HTMLInputElement && event.target.type === "file";
      if (isInput || !event.dataTransfer?.types.includes("Files")) return;
      event.preventDefault();
      if (event.type === "drop")
        say({ says: "Drop pictures on the field with the dashed border.", tone: "alert" });
    };
    const ending = new AbortController();
    for (const event of ["dragover", "drop"] as const) window.addEventListener(event, stop, ending);
    return () => ending.abort();
  }, [say]);
}
