/**
 * The data attributes by which the built HTML, the loader and React's components tell each other about hydration, as keys
 * of `dataset`: docs/hydration.md says who writes and who reads each. An enum, because esbuild writes its values into
 * the loader.
 */
export enum HydrationData {
  /** On a part that needs React. The first sign of intent inside it loads React; hydration takes it away. */
  hydrate = "hydrate",
  /** On a part that React has hydrated. */
  hydrated = "hydrated",
  /** On an element whose `click` or `submit`, named by the value, is queued until it is hydrated. */
  replay = "replay",
  /** On an element with such an event in the queue. */
  queued = "queued",
  /** On the page's root: the hash of the content that the page was made of. */
  content = "content",
  /** Names the lazy chunk that a part needs besides its page's own. */
  chunk = "chunk",
  /** On the page's root while code that was asked for cannot be fetched. */
  failed = "failed",
  /** On the page's root: how often Gatsby has been started again. */
  restarts = "restarts",
  /** On the page's root while it is looked after: whether its code can still come. */
  helped = "helped",
  /** On a link in the head to a file that is fetched ahead: as what, `script` or `fetch`. */
  as = "as",
  /** On a form whose draft is shown before hydration: the draft's key in the tab's storage. */
  draft = "draft",
  /** On such a form once its draft is shown: what stands in its fields is all there is. */
  restored = "restored",
  /** On a hidden element that keeps its room free for visitors from certain pages: how their paths begin. */
  after = "after",
}

/** `rel` of the links in the head that name what hydration will fetch; browsers ignore it. */
export enum HydrationRel {
  lazy = "lazy",
}

/**
 * In the tab's storage: when a page was loaded anew because its files did not belong together, or were gone. Only a
 * hydrated form forgets it, so that a page whose files stay away is loaded anew once and not without end.
 */
export const reloadedKey = "page-reloaded";

/** For how long words that were typed into a form are kept in a tab, in milliseconds: a day. */
export const draftLifetime = 24 * 60 * 60 * 1000;

/** Of the script that leaves a page whose code never comes; without a hash, so that pages of every build find it. */
export const freshPageAddress = "/fresh-page.js";

type ReplayedEvent = "click" | "submit";

interface HydrationNeeds {
  /** The event that is queued until then. */
  replay?: ReplayedEvent;
  /** The lazy chunk that the part is made of. */
  chunk?: string;
}

/** The attribute's name in HTML and CSS. */
export function attribute(key: HydrationData): string {
  return `data-${key}`;
}

/** The attributes of a part that needs React: `<form {...needsHydration({ replay: "submit" })}>`. */
export function needsHydration({ replay, chunk }: HydrationNeeds = {}): Record<string, string> {
  return {
    [attribute(HydrationData.hydrate)]: "",
    ...(replay ? replayed(replay) : {}),
    ...(chunk ? { [attribute(HydrationData.chunk)]: chunk } : {}),
  };
}

/** The attribute of a form whose draft is shown before hydration, from under this key in the tab's storage. */
export function restoresDraft(key: string): Record<string, string> {
  return { [attribute(HydrationData.draft)]: key };
}

/** The attribute of a hidden element that is shown before hydration to visitors from pages in these folders. */
export function shownAfter(folders: readonly string[]): Record<string, string> {
  return { [attribute(HydrationData.after)]: folders.join(" ") };
}

/** The attribute of a control inside such a part whose event is queued as well. */
export function replayed(event: ReplayedEvent): Record<string, string> {
  return { [attribute(HydrationData.replay)]: event };
}
