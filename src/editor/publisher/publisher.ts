import type { ValidationError } from "../../content/reading/validation-error";
import { checkChange, type Measure } from "../change/check-change";
import { undoChange } from "../change/undo-change";
import { type Change, changedFiles } from "../site/change";
import { PlainError } from "../site/plain-error";
import { entriesOf, locationOf, type Site } from "../site/site";
import { taskQueue } from "../site/task-queue";
import { StaleError, type Store } from "../store/store";

/** The change would make the content invalid, so nothing was published. */
export class ContentError extends PlainError {
  constructor(
    readonly problems: readonly ValidationError[],
    files: Site["files"],
  ) {
    const [first] = problems;
    super(
      `This cannot be done now. ${first && `${locationOf(first.file, entriesOf(files))}: ${first.says}`}`,
    );
  }
}

/** Makes a change from the newest content. Undefined if there is nothing to publish. */
export type MakeChange = (site: Site) => Change | undefined;

interface Uploads {
  /** The bytes of new pictures by their paths. */
  pictures?: ReadonlyMap<string, Blob>;
  /** Called before each picture is sent. */
  onSend?: (done: number, of: number) => void;
}

const mostAttempts = 3;

/** GitHub may take some seconds to show what others have published, so each pause is longer than the one before. */
const pause = (seconds: number) => new Promise((over) => setTimeout(over, seconds * 1000));

/**
 * Publishes changes, one after the other. Each is made from the newest content and checked as the build checks it. If somebody
 * else was faster, it is made again, three times in all.
 */
export function publisherOf(
  store: Pick<Store, "send" | "publish">,
  readNewest: () => Promise<Site>,
  measureStored: Measure,
) {
  const inTurn = taskQueue();

  async function publishOnce(make: MakeChange, { pictures = new Map(), onSend }: Uploads) {
    const site = await readNewest();
    const change = make(site);
    if (!change || change.texts.length === 0) return undefined;
    const measure: Measure = async (path) => {
      const added = pictures.get(path);
      return added ? (await createImageBitmap(added)).width : measureStored(path);
    };
    const errors = await checkChange(site, change, measure);
    if (errors.length > 0) throw new ContentError(errors, changedFiles(site.files, change.texts));
    for (const [done, path] of change.pictures.entries()) {
      onSend?.(done, change.pictures.length);
      await store.send(path, pictures.get(path) ?? new Blob());
    }
    await store.publish(change, site.version);
    return change;
  }

  /** Returns the published change. Undefined if there was nothing to publish. */
  const publish = (make: MakeChange, uploads: Uploads = {}): Promise<Change | undefined> =>
    inTurn(async () => {
      for (let attempts = 1; ; attempts += 1) {
        try {
          return await publishOnce(make, uploads);
        } catch (reason) {
          if (!(reason instanceof StaleError) || attempts === mostAttempts) throw reason;
        }
        await pause(attempts);
      }
    });

  return {
    publish,
    undo: (change: Change): Promise<Change | undefined> => publish((site) => undoChange(site, change)),
  };
}
