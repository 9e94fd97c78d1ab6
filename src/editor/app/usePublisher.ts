import { useMemo } from "react";
import type { Measure } from "../change/check-change";
import { undoChange } from "../change/undo-change";
import { unbuildableNotice } from "../publisher/published-words";
import { publisherOf } from "../publisher/publisher";
import type { Change } from "../site/change";
import type { Site } from "../site/site";
import type { Store } from "../store/store";
import type { StatusTools } from "./status";

interface PublisherProps extends Pick<StatusTools, "say" | "attempt"> {
  store: Store;
  reload: () => Promise<Site>;
  measure: Measure;
}

/** The function that publishes a change of the newest content and offers to undo it. */
export function usePublisher({ store, reload, measure, say, attempt }: PublisherProps) {
  return useMemo(() => {
    const publish = publisherOf(store, reload, measure);

    async function announce(done: string, undo?: () => Promise<void>): Promise<void> {
      // Publishing succeeded even if reading again fails.
      const now = await reload().catch(() => undefined);
      const notBuilt = now && unbuildableNotice(done, now);
      say({
        says: notBuilt ?? `${done} ${store.shownWhen}`,
        ...(notBuilt && { tone: "alert" }),
        isPublication: true,
        action: undo && { name: "Undo", act: () => void attempt(undo, "Undoing…") },
      });
    }

    async function undoAndAnnounce(change: Change): Promise<void> {
      await publish((newest) => undoChange(newest, change));
      await announce("Undone.");
    }

    /** Publishes a change, announces it with an Undo button, and returns it. An empty change is not announced. */
    return async <Made extends Change>(make: (site: Site) => Made, done: string): Promise<Made> => {
      const change = await publish(make);
      if (change.texts.length > 0) await announce(done, () => undoAndAnnounce(change));
      return change;
    };
  }, [store, reload, measure, say, attempt]);
}
