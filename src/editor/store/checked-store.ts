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

  /** Reads everything again. Parses and checks it only if it has changed, because that takes a while. */
  async function read(): Promise<Site> {
    const content = await store.read();
    if (latest?.version !== content.version) latest = siteOf(content, await contentErrors(content));
    return latest;
  }

  /** Writes a change. If somebody else was faster, makes it again from what they have written. */
  async function write<Made extends Change>(make: MakeChange<Made>): Promise<Made> {
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
    const before = await read();
    const change = make(before);
    if (change.files.length === 0) return change;
    const after = await siteAfter(before, change);
    const errors = blockingErrors(before, after, change);
    if (errors.length > 0) throw new ContentError(errors);
    await store.write(change, before.version);
    // Do not read again: without a connection the old content would stay, and look as if the change were lost.
    latest = after;
    return change;
  }

  return {
    read,
    write,
    /** The content as it was last read or written. */
    latest: () => latest,
  };
}
