import type { Change } from "../change/change";
import { blockingErrors, ContentError, contentErrors, siteAfter } from "../change/check-change";
import { type Site, siteOf } from "../site/site";
import { pause } from "./pause";
import { StaleError, type Store } from "./store";

/** Makes a change from the newest content. */
export type MakeChange<Made extends Change = Change> = (site: Site) => Made;

const mostAttempts = 3;

/** A store whose content is parsed and checked. It writes only what the site's build would accept. */
export function checkedStore(store: Store, wait = pause) {
  let latest: Site | undefined;
  /** The version of `latest`. Undefined after a change was written, until the content is read again. */
  let latestVersion: string | undefined;
  let lastTask: Promise<unknown> = Promise.resolve();

  /** Runs a task after the one before. Otherwise a slow read, begun before a write, would replace what was written. */
  function inTurn<Result>(task: () => Promise<Result>): Promise<Result> {
    const result = lastTask.then(task, task);
    lastTask = result;
    return result;
  }

  /** Reads everything again. Parses and checks it only if it has changed, because that takes a while. */
  async function readOnce(): Promise<{ site: Site; version: string }> {
    const content = await store.read();
    const { version } = content;
    if (!latest || version !== latestVersion) latest = siteOf(content, await contentErrors(content));
    latestVersion = version;
    return { site: latest, version };
  }

  /** Writes a change. If somebody else was faster, makes it again from what they have written. */
  async function writeInAttempts<Made extends Change>(make: MakeChange<Made>): Promise<Made> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await writeOnce(make);
      } catch (reason) {
        if (!(reason instanceof StaleError) || attempt === mostAttempts) throw reason;
      }
      // GitHub may take some seconds to show what others have written.
      await wait(attempt);
    }
  }

  async function writeOnce<Made extends Change>(make: MakeChange<Made>): Promise<Made> {
    const { site: before, version } = await readOnce();
    const change = make(before);
    if (change.files.length === 0) return change;
    const after = await siteAfter(before, change);
    const errors = blockingErrors(before, after, change);
    if (errors.length > 0) throw new ContentError(errors);
    await store.write(change, version);
    // Do not read again: without a connection the old content would stay, and look as if the change were lost.
    latest = after;
    latestVersion = undefined;
    return change;
  }

  return {
    read: () => inTurn(async () => (await readOnce()).site),
    write: <Made extends Change>(make: MakeChange<Made>) => inTurn(() => writeInAttempts(make)),
    /** The content as it was last read or written. */
    latest: () => latest,
  };
}
