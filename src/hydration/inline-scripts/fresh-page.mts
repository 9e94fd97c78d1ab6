/**
 * Leaves a page whose code can never come for a fresh copy of it, once: a new build was published and the files of this
 * one are gone, or what came under their names is no code and the browser keeps it. What was typed and sent waits in the
 * tab's storage (restore-draft.mts); where that is blocked, the page stays. A file of its own, fetched only then
 * (ask-for-help.mts).
 */
import { HydrationData, HydrationRel, reloadedKey } from "../attributes";

const root = document.documentElement;

const pause = 2_000;

/** Asks for all files of the page, until one is gone for good or the page got what it needs. */
async function look(): Promise<void> {
  if (!(HydrationData.failed in root.dataset)) {
    delete root.dataset[HydrationData.helped];
    return;
  }
  const trouble = root.dataset[HydrationData.failed];
  const broken = trouble === "broken";
  const named = `[rel=${HydrationRel.lazy}],[data-${HydrationData.as}]`;
  const files = [...document.querySelectorAll<HTMLLinkElement>(named)];
  // What is broken the browser may keep for a year, unless it is asked for past everything kept.
  const ask = ({ href }: HTMLLinkElement) => fetch(href, { cache: broken ? "reload" : "default" });
  const answers = await Promise.all(files.map((file) => ask(file).catch(() => undefined)));
  const gone = answers.some((answer) => answer?.status === 404 || answer?.status === 410);
  if (trouble === "stale" || gone || (broken && answers.every((answer) => answer?.ok))) leaveBetweenWords();
  else setTimeout(look, pause);
}

/** Not while the visitor is at a field and has asked for nothing yet: keys pressed meanwhile would be lost. */
function leaveBetweenWords(): void {
  const isTyping = document.activeElement?.matches("input, textarea") && !queuedElement();
  if (isTyping) setTimeout(leaveBetweenWords, pause / 10);
  else leave();
}

function queuedElement(): Element | null {
  return document.querySelector(`[data-${HydrationData.queued}]`);
}

/** To where the visitor is, under an address that no cache between here and the host knows. */
function leave(): void {
  if (!remember()) return;
  const { id } = queuedElement() ?? {};
  history.replaceState(null, "", `?${Date.now()}${id ? `#${id}` : location.hash}`);
  location.reload();
}

/** Notes that the page is loaded anew; false where it was already, or where nothing can be noted. */
function remember(): boolean {
  try {
    if (sessionStorage.getItem(reloadedKey)) return false;
    sessionStorage.setItem(reloadedKey, "1");
    return true;
  } catch {
    return false;
  }
}

// Asked for again and again, it looks after the page once.
if (!(HydrationData.helped in root.dataset)) {
  root.dataset[HydrationData.helped] = "";
  void look();
}
