/**
 * Looks after a page whose code does not come. It is left for a fresh copy, once, where its code can never come: a new
 * build was published and the files of this one are gone, or what came under their names is no code and the browser keeps
 * it. What was typed and sent waits in the tab's storage (draft.mts); where that takes nothing, the page stays. A
 * file of its own, fetched only then (ask-for-help.mts).
 */
import { HydrationData, HydrationRel, reloadedKey } from "../attributes";
import { keepDraft } from "./keep-draft";

const root = document.documentElement;

const pause = 2_000;

/** A host that has not answered by then, in milliseconds, is asked again. */
const longestAnswer = 10_000;

/** As often all files must have been there, with the page still waiting: what runs from them then runs by now. */
const patience = 3;

const named = `[rel=${HydrationRel.lazy}],[data-${HydrationData.as}]`;

let roundsAllThere = 0;

/** Asks for all files of the page, until the page got what it needs. */
async function look(): Promise<void> {
  const trouble = root.dataset[HydrationData.failed];
  if (trouble === undefined) {
    delete root.dataset[HydrationData.helped];
    return;
  }
  const files = [...document.querySelectorAll<HTMLLinkElement>(named)];
  const answers = await Promise.all(files.map(({ href }) => ask(href, trouble).catch(() => undefined)));
  roundsAllThere = answers.every(isCode) ? roundsAllThere + 1 : 0;
  const mended = roundsAllThere >= (trouble === "broken" ? 1 : patience);
  if ((trouble === "stale" || mended || answers.some(isGone)) && !wasReloaded()) leaveBetweenWords();
  else {
    if (mended) runAgain(files);
    setTimeout(look, pause);
  }
}

/** What is no code the browser may keep for a year: it is asked whether it is still so, and where it broke, past everything kept. */
function ask(address: string, trouble: string): Promise<Response> {
  const signal = AbortSignal.timeout(longestAnswer);
  return fetch(address, { cache: trouble === "broken" ? "reload" : "no-cache", signal });
}

/** A hotel's network answers everything with its own page until somebody logs in. */
function isCode(answer: Response | undefined): boolean {
  return answer?.ok === true && !answer.headers.get("content-type")?.startsWith("text/html");
}

function isGone(answer: Response | undefined): boolean {
  return answer?.status === 404 || answer?.status === 410;
}

/** Runs the scripts that start React once more; those that ran before change nothing. */
function runAgain(files: readonly HTMLLinkElement[]): void {
  roundsAllThere = 0;
  root.dataset[HydrationData.failed] = "";
  for (const { href, dataset } of files)
    if (!dataset[HydrationData.as])
      document.head.append(Object.assign(document.createElement("script"), { src: href }));
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
  const isKept = [...document.forms].every(
    (form) => !(HydrationData.draft in form.dataset) || keepDraft(form),
  );
  if (!isKept || !noteReload()) return;
  const { id } = queuedElement() ?? {};
  history.replaceState(null, "", `?${Date.now()}${id ? `#${id}` : location.hash}`);
  location.reload();
}

/** For how long a page is not loaded anew a second time, in milliseconds: an hour. */
const reloadPause = 60 * 60 * 1000;

/** Whether the page was loaded anew already; also where that could not be noted. */
function wasReloaded(): boolean {
  try {
    return Date.now() - Number(sessionStorage.getItem(reloadedKey)) < reloadPause;
  } catch {
    return true;
  }
}

function noteReload(): boolean {
  try {
    sessionStorage.setItem(reloadedKey, String(Date.now()));
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
