import type { Backend } from "../decap";
import type { Keeping } from "../safe/keeping";
import { showNote } from "../screen/note";
import type { ContentStore } from "../store/content-store";
import { followAfterReload, followBuild } from "./github/build/follow-build";
import { apiOf } from "./github/github-api";
import { githubContent } from "./github/github-content";
import { otherHostContent } from "./other-host-content";
import { publishEntry, removeFromHost } from "./publish-to-host";
import { signedIn } from "./signed-in";

/** Keeps entries at a git host: checked here, before they are sent, because no server of the site is there to ask. */
export function keepAtHost(
  backend: Backend,
  isGitHub: boolean,
  browser: Window,
  store: Pick<ContentStore, "read">,
): Keeping {
  const getEntry = backend.getEntry.bind(backend);
  const storing = {
    persistEntry: backend.persistEntry.bind(backend),
    deleteFiles: backend.deleteFiles.bind(backend),
  };
  const { document } = browser;
  const sent = (pictures: number, of: number) => showNote(document, `Sending picture ${pictures} of ${of} …`);
  const content = isGitHub
    ? githubContent(async () => apiOf(backend), sent)
    : otherHostContent(store, storing);
  /** Nobody waits for it, and what goes wrong with it is no fault of the change. */
  const tellOfBuild = () => {
    if (isGitHub) void followBuild(apiOf(backend), browser).catch(() => undefined);
    else showNote(document, "Published. The site is built anew now, and shows your change in some minutes.");
  };
  const inSession = <Result>(run: () => Promise<Result>) => signedIn(backend, browser, run);
  return {
    read: (path) =>
      inSession(async () => {
        const entry = await getEntry(path);
        // Decap takes every failure for an empty file: a session that has ended fails again here.
        if (!entry.data && isGitHub) await apiOf(backend).getDefaultBranch();
        return entry;
      }),
    publish: async (entry, options, ask) => {
      const path = await inSession(() => publishEntry(content, entry, options, ask));
      // The screen shows an entry with another slug by loading anew.
      if (entry.dataFiles.some((file) => file.path === `data/${path}`)) tellOfBuild();
      else followAfterReload(browser.sessionStorage);
    },
    remove: async (paths, message) => {
      await inSession(() => removeFromHost(content, paths, message));
      tellOfBuild();
    },
  };
}
