import { createStoredValue, type TextStore } from "../../islands/stored-value";

export const unseenResultKey = "quote-result";

/** What became of a request that its sender has not been told. */
export type UnseenResult = "sent" | "failed";

/**
 * Keeps a request's outcome for this tab until its sender has seen it: they may leave while it is being sent. Until there
 * is an answer it counts as failed, because browsers cancel the requests of a page that is left.
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
