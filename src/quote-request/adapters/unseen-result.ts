import { createStoredValue, type TextStore } from "../../islands/stored-value";

export const unseenResultKey = "quote-result";

/** What became of a request that its sender has not been told. */
export type UnseenResult = "sent" | "failed";

/**
 * Keeps for this tab what became of a request until somebody is told: its sender may leave while it is being sent. Until
 * there is an answer it counts as failed, because the browser breaks off what a page that is left was sending.
 */
export function createUnseenResult(openStore: () => TextStore) {
  const stored = createStoredValue(openStore, unseenResultKey);
  return {
    keep: (result: UnseenResult): void => void stored.write(result),
    read: (): UnseenResult | undefined => {
      const result = stored.read();
      return result === "sent" || result === "failed" ? result : undefined;
    },
    forget: (): void => void stored.write(undefined),
  };
}

export type UnseenResultStore = ReturnType<typeof createUnseenResult>;
