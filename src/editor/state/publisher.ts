import { publicationErrors } from "../../content/rules/publication-errors";
import type { Change } from "../change/change";
import { ContentError, checkChange, contentErrors } from "../change/check-change";
import { locationOf, type Site, siteOf } from "../site/site";
import { pause, StaleError, type Store } from "../store/store";

/** Makes a change from the newest content. */
export type MakeChange<Made extends Change = Change> = (site: Site) => Made;

/** The result of publishing a change. */
export interface Publication<Made extends Change> {
  /** It was not stored if it has no files. */
  change: Made;
  /** The first error that keeps the site from being built now. */
  obstacle: string | undefined;
}

const mostAttempts = 3;

/** Reads the newest content and publishes changes of it. */
export function createPublisher(store: Store) {
  let latest: Site | undefined;

  /** Reads everything again. Parses and checks it only if it has changed, because that takes a while. */
  async function read(): Promise<Site> {
    const content = await store.read();
    if (latest?.version !== content.version) latest = siteOf(content, await contentErrors(content));
    return latest;
  }

  /** Publishes a change. If somebody else was faster, makes it again from what they have published. */
  async function publish<Made extends Change>(make: MakeChange<Made>): Promise<Publication<Made>> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        const change = await storeOnce(make);
        // Publishing succeeded even if reading again fails.
        const site = await read().catch(() => undefined);
        return { change, obstacle: site && buildObstacle(site) };
      } catch (reason) {
        if (!(reason instanceof StaleError) || attempt === mostAttempts) throw reason;
      }
      // GitHub may take some seconds to show what others have published.
      await pause(attempt);
    }
  }

  async function storeOnce<Made extends Change>(make: MakeChange<Made>): Promise<Made> {
    const site = await read();
    const change = make(site);
    if (change.files.length === 0) return change;
    const errors = await checkChange(site, change);
    if (errors.length > 0) throw new ContentError(errors);
    await store.publish(change, site.version);
    return change;
  }

  return {
    read,
    publish,
    /** The content as it was read last. */
    latest: () => latest,
  };
}

/** The first error that keeps the site from being built: of the content, or of a site at a real address. */
function buildObstacle({ errors, files, entries }: Site): string | undefined {
  const [first, ...others] = [...errors, ...publicationErrors(files)];
  if (!first) return undefined;
  const more = others.length > 0 ? ` (and ${others.length} more: the start page lists them)` : "";
  return `${locationOf(first.file, entries)}: ${first.message}${more}`;
}
