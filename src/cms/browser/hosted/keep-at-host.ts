import type { Backend } from "../decap";
import type { Keeping } from "../safe/keeping";
import type { ContentStore } from "../store/content-store";
import { apiOf } from "./github-api";
import { githubContent } from "./github-content";
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
  const content = isGitHub ? githubContent(async () => apiOf(backend)) : otherHostContent(store, storing);
  const inSession = <Result>(run: () => Promise<Result>) => signedIn(backend, browser, run);
  return {
    read: (path) =>
      inSession(async () => {
        const entry = await getEntry(path);
        // Decap takes every failure for an empty file: a session that has ended fails again here.
        if (!entry.data && isGitHub) await apiOf(backend).getDefaultBranch();
        return entry;
      }),
    publish: (entry, options, ask) => inSession(() => publishEntry(content, entry, options, ask)),
    remove: (paths, message) => inSession(() => removeFromHost(content, paths, message)),
  };
}
