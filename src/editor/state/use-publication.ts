import { useMemo } from "react";
import type { ContentFile } from "../../content/reading/read-content-files";
import type { ValidationError } from "../../content/reading/validation-error";
import type { Change, Content } from "../change/change";
import { changedFiles } from "../change/changed-files";
import { checkChange } from "../change/check-change";
import { placeOf } from "../change/placed-fields";
import { PlainError } from "../change/plain-error";
import { taskQueue } from "../change/task-queue";
import { undoChange } from "../change/undo-change";
import { StaleError, type Store } from "../store/store";
import type { Problem } from "../words/plain-words";
import { notBuiltYet } from "../words/published-words";
import type { NewsTools } from "./news";

/** The change would make the content invalid, so nothing was published. */
export class ContentError extends PlainError {
  constructor(
    readonly problems: readonly Problem[],
    files: readonly ContentFile[],
  ) {
    const [first] = problems;
    super(`This cannot be done now. ${first && `${placeOf(first.file, files)}: ${first.says}`}`);
  }
}

const mostAttempts = 3;

/** GitHub may take some seconds to show what others have published, so each pause is longer than the one before. */
const pause = (seconds: number) => new Promise((over) => setTimeout(over, seconds * 1000));

/** The ways to publish. `reload` reads the content again. */
export function usePublication(
  store: Store,
  reload: () => Promise<{ content: Content; errors: readonly ValidationError[] }>,
  { say, attempt }: Pick<NewsTools, "say" | "attempt">,
) {
  return useMemo(() => {
    /** This tab publishes one change after the other: each is made from what the one before has left. */
    const inTurn = taskQueue();

    /** Runs a task that publishes on the latest content. Runs it again if the content has changed meanwhile, three times in all. */
    const onLatest = (task: (content: Content) => Promise<void>): Promise<void> =>
      inTurn(async () => {
        for (let attempts = 1; ; attempts += 1) {
          try {
            return await task((await reload()).content);
          } catch (reason) {
            if (!(reason instanceof StaleError) || attempts === mostAttempts) throw reason;
          }
          await pause(attempts);
        }
      });

    /** Publishes a change that was made from this content, if the content stays valid. Offers to undo it, unless it undoes itself. */
    async function publish(
      content: Content,
      change: Change,
      done: string,
      { isUndoing = false } = {},
    ): Promise<void> {
      if (change.texts.length + change.pictures.length === 0) return;
      const errors = await checkChange(content, change);
      const files = changedFiles(content.files, change.texts);
      if (errors.length > 0) throw new ContentError(errors, files);
      await store.publish(change, content.version);
      // Publishing succeeded even if reading again fails.
      const now = await reload().catch(() => undefined);
      const notBuilt = now && notBuiltYet(done, now.errors, now.content.files);
      say({
        says: notBuilt ?? `${done} ${store.shownWhen}`,
        ...(notBuilt && { tone: "alert" }),
        isPublication: true,
        action: isUndoing ? undefined : undoOf(change),
      });
    }

    /** Makes a change from the latest content and publishes it. */
    const publishNow = (make: (content: Content) => Change, done: string): Promise<void> =>
      onLatest((content) => publish(content, make(content), done));

    /** The button that undoes a publication. */
    function undoOf(change: Change) {
      const undo = (content: Content) =>
        publish(content, undoChange(content, change), "Undone.", { isUndoing: true });
      return { name: "Undo", act: () => void attempt(() => onLatest(undo), "Undoing…") };
    }

    return { onLatest, publish, publishNow };
  }, [store, reload, say, attempt]);
}
