/**
 * The only script in the pages themselves: the loader of everything that waits until a visitor asks for something. compile-loader.ts makes
 * one inline script of at most 700 bytes out of it, hence its terse style; docs/hydration.md describes its protocol.
 */
import { HydrationData, HydrationRel } from "../attributes";

/** Replaced while compiling: the number by which Gatsby tells that scripts and data belong together. */
declare const COMPILATION_HASH: string;

/** Replaced while compiling: whether the page is hydrated at once, to compare. */
declare const AT_ONCE: boolean;

/** Gatsby's globals, which it writes into every page itself: cache-dir/production-app.js and loader.js. */
declare global {
  var ___chunkMapping: object;
  var ___webpackCompilationHash: string;
}

/** What the events have in common that are listened to; `submit` has no keys. */
interface Intent extends Event {
  target: Element;
  ctrlKey?: boolean;
  metaKey?: boolean;
}

const page = document;

let files: HTMLLinkElement[];

/** Runs a script, and asks for it every second until it comes; meanwhile the other ways to reach the company show. */
const run = (address: string): void => {
  const script = page.createElement("script");
  script.src = address;
  script.onerror = () => {
    page.documentElement.dataset[HydrationData.failed] = "";
    setTimeout(run, 1000, address);
  };
  // Not before: a fetch ahead that failed would be remembered when the file is really needed.
  script.onload = () => {
    for (const link of files) {
      link.as = link.dataset[HydrationData.as] as string;
      link.rel = "preload";
    }
    files = [];
  };
  page.head.append(script);
};

/**
 * Finds the part that needs React around an element, and loads React for it, once: Gatsby's scripts are the files that
 * are not to be fetched as anything.
 */
const hydrateAround = (element: Element | null) => {
  const part = element?.closest(`[data-${HydrationData.hydrate}]`);
  if (part)
    files ??= [...page.querySelectorAll<HTMLLinkElement>(`[rel=${HydrationRel.lazy}]`)].filter(
      (link) => link.dataset[HydrationData.as] || run(link.href),
    );
  return part;
};

/** Keeps an event for React where an element names it; a click that opens a new tab is the browser's. */
const queue = (event: Intent): void => {
  const element =
    hydrateAround(event.target) &&
    !event.ctrlKey &&
    !event.metaKey &&
    event.target.closest<HTMLElement>(`[data-${HydrationData.replay}=${event.type}]`);
  if (element) {
    event.preventDefault();
    element.dataset[HydrationData.queued] = "";
  }
};

/** The first sign of intent, on whatever device; a key press goes where focus is. */
for (const intent of ["pointerdown", "focusin", "click", "submit"])
  page.addEventListener(intent, queue as EventListener, true);

/** An address may lead into a part that needs React. */
self.onload = () =>
  hydrateAround(page.querySelector(AT_ONCE ? `[data-${HydrationData.hydrate}]` : ":target"));

___chunkMapping = {};
___webpackCompilationHash = COMPILATION_HASH;
