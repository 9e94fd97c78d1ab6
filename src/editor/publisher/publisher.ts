import { publicationErrors } from "../../content/derived/publication-errors";
import type { Change } from "../change/change";
import { ContentError, checkChange, contentErrors } from "../change/check-change";
import { undoChange } from "../change/undo-change";
import { locationOf, type Site, siteOf } from "../site/site";
import { pause, StaleError, type Store } from "../store/store";

/** What the owner is told of a publication. */
export interface Announcement {
  says: string;
  /** False if the site cannot be published yet. */
  isBuildable: boolean;
  /** Undoes the publication. Undefined for an undo. */
  undo: (() => Promise<void>) | undefined;
}

interface Listeners {
  /** Gets every new version of the content. */
  onSite(site: Site): void;
  announce(announcement: Announcement): void;
}

const mostAttempts = 3;

/** Reads the newest content and publishes changes of it. */
export function createPublisher(store: Store, { onSite, announce }: Listeners) {
  let latest: Site | undefined;

  /** Reads everything again. Parses and checks it only if it has changed, because that takes a while. */
  async function read(): Promise<Site> {
    const content = await store.read();
    if (latest?.version === content.version) return latest;
    latest = siteOf(content, await contentErrors(content));
    onSite(latest);
    return latest;
  }

  /**
   * Publishes a change, announces it, and returns it. `make` makes it from the newest content. A change without files is neither
   * published nor announced.
   */
  async function publish<Made extends Change>(make: (site: Site) => Made, done: string): Promise<Made> {
    const change = await storeChange(make);
    if (change.files.length > 0) await tell(done, () => undo(change));
    return change;
  }

  async function undo(change: Change): Promise<void> {
    await storeChange((newest) => undoChange(newest, change));
    await tell("Undone.");
  }

  /** Stores a change. If somebody else was faster, makes it again from what they have published. */
  async function storeChange<Made extends Change>(make: (site: Site) => Made): Promise<Made> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await storeOnce(make);
      } catch (reason) {
        if (!(reason instanceof StaleError) || attempt === mostAttempts) throw reason;
      }
      // GitHub may take some seconds to show what others have published.
      await pause(attempt);
    }
  }

  async function storeOnce<Made extends Change>(make: (site: Site) => Made): Promise<Made> {
    const site = await read();
    const change = make(site);
    if (change.files.length === 0) return change;
    const errors = await checkChange(site, change);
    if (errors.length > 0) throw new ContentError(errors);
    await store.publish(change, site.version);
    return change;
  }

  async function tell(done: string, undo?: () => Promise<void>): Promise<void> {
    // Publishing succeeded even if reading again fails.
    const site = await read().catch(() => undefined);
    const obstacle = site && buildObstacle(site);
    const says = obstacle
      ? `${done.replace(/^Published\./, "Stored.")} The site cannot be published yet. ${obstacle}`
      : `${done} ${store.shownWhen}`;
    announce({ says, isBuildable: !obstacle, undo });
  }

  return { read, publish };
}

/** The first error that keeps the site from being built: of the content, or of a site at a real address. */
function buildObstacle({ errors, files, entries }: Site): string | undefined {
  const [first, ...others] = [...errors, ...publicationErrors(files)];
  if (!first) return undefined;
  const more = others.length > 0 ? ` (and ${others.length} more: the start page lists them)` : "";
  return `${locationOf(first.file, entries)}: ${first.message}${more}`;
}
