import { showNote } from "../../../screen/note";
import type { Connection } from "../connection";
import type { GitHubApi } from "../github-api";
import { type BuildState, buildState } from "./build-state";

/** In milliseconds: a build takes minutes. */
const betweenQuestions = 15_000;

/** A quarter of an hour. */
const mostQuestions = 60;

/**
 * Under what this tab keeps that a build is awaited, and what was said of it last; the screen is often loaded anew after a
 * change.
 */
const awaited = "cms-awaits-build";

let followed = "";

/** Lets the build of what was just published be followed once the screen was loaded anew, where that comes at once. */
export const followAfterReload = (tab: Storage) => tab.setItem(awaited, "");

/** Goes on with a build that was followed before the screen was loaded anew. Nobody waits for it. */
export function goOnFollowing(connection: Connection, browser: Window, wait = pause(browser)): void {
  const said = browser.sessionStorage.getItem(awaited);
  if (said === null) return;
  void connection((api) => followBuild(api, browser, { said, wait })).catch(() => undefined);
}

interface Following {
  /** What was said of the build already. */
  said?: string;
  wait?: (milliseconds: number) => Promise<void>;
}

/**
 * Says at the foot of the page what becomes of the last commit, until its build has ended: hosts tell GitHub. A later
 * commit takes its place.
 */
export async function followBuild(
  api: GitHubApi,
  browser: Window,
  { said: before = "", wait = pause(browser) }: Following = {},
): Promise<void> {
  const { document: page, sessionStorage: tab } = browser;
  tab.setItem(awaited, before);
  const { sha } = (await api.getDefaultBranch()).commit;
  followed = sha;
  let said = before;
  for (let question = 0; question < mostQuestions && followed === sha; question += 1) {
    const state = await stateOf(api, sha);
    if (followed !== sha) return;
    if (state.is !== said) say(page, state);
    said = state.is;
    tab.setItem(awaited, said);
    if (state.is === "done" || state.is === "failed") break;
    await wait(betweenQuestions);
  }
  if (followed === sha) tab.removeItem(awaited);
}

const pause = (browser: Window) => (milliseconds: number) =>
  new Promise<void>((done) => browser.setTimeout(done, milliseconds));

async function stateOf(api: GitHubApi, sha: string): Promise<BuildState> {
  const about = `${api.repoURL}/commits/${sha}`;
  return buildState(await api.request(`${about}/check-runs`), await api.request(`${about}/status`));
}

function say(page: Document, state: BuildState): void {
  if (state.is === "failed") {
    const words = `${state.name} has failed: the site stays as it was before your change.`;
    const log = { words: "What is wrong stands in its log", address: state.address ?? "" };
    showNote(page, words, state.address ? log : undefined);
    return;
  }
  showNote(page, words[state.is]);
}

const words = {
  unknown: "Published. The site is built anew now, and shows your change in some minutes.",
  running: "Published. The site is being built; it shows your change when that is done.",
  done: "The site is built: it shows your change.",
} as const;
