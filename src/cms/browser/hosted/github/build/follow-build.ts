import { showNote } from "../../../screen/note";
import type { Connection } from "../connection";
import type { GitHubApi } from "../github-api";
import { type BuildState, buildState } from "./build-state";

/** In milliseconds: a build takes minutes. */
const betweenQuestions = 15_000;

/** A quarter of an hour. */
const mostQuestions = 60;

/** By which it is known in this tab that a build is awaited; the screen is often loaded anew after a change. */
const awaited = "cms-awaits-build";

let followed = "";

/** Lets the build of what was just published be followed once the screen was loaded anew. */
export const followAfterReload = (tab: Storage) => tab.setItem(awaited, "true");

/** Goes on with a build that was followed before the screen was loaded anew. Nobody waits for it. */
export function goOnFollowing(connection: Connection, browser: Window): void {
  if (browser.sessionStorage.getItem(awaited) === null) return;
  void connection((api) => followBuild(api, browser)).catch(() => undefined);
}

/**
 * Says at the foot of the page what becomes of the last commit, until its build has ended: hosts tell GitHub. A later
 * commit takes its place.
 */
export async function followBuild(
  api: GitHubApi,
  browser: Window,
  wait = (milliseconds: number) => new Promise<void>((done) => browser.setTimeout(done, milliseconds)),
): Promise<void> {
  const { document: page, sessionStorage: tab } = browser;
  followAfterReload(tab);
  const { sha } = (await api.getDefaultBranch()).commit;
  followed = sha;
  let said: BuildState["is"] | undefined;
  for (let question = 0; question < mostQuestions && followed === sha; question += 1) {
    const state = await stateOf(api, sha);
    if (followed !== sha) return;
    if (state.is !== said) say(page, state);
    said = state.is;
    if (state.is === "done" || state.is === "failed") break;
    await wait(betweenQuestions);
  }
  if (followed === sha) tab.removeItem(awaited);
}

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
