import type { CmsConfig } from "../../../cms-config";
import type { Backend, BackendOptions, ContentBackend } from "../../decap";
import { storedUser } from "../../store/stored-user";
import { signedIn } from "../signed-in";
import { apiOf, type GitHubApi } from "./github-api";

/** Runs what asks GitHub; where the session has ended, once somebody has signed in again. */
export type Connection = <Result>(use: (api: GitHubApi) => Promise<Result>) => Promise<Result>;

interface Backends {
  getBackend(name: string): { init(config: CmsConfig, options: BackendOptions): Backend & ContentBackend };
}

/** A connection to GitHub of our own, made like Decap's, whose own one it does not hand out. */
export function githubConnection(cms: Backends, config: CmsConfig, browser: Window): Connection {
  const registered = cms.getBackend(config.backend.name);
  const init = registered.init.bind(registered);
  let backend: (Backend & ContentBackend) | undefined;
  return async (use) => {
    const own = backend ?? init(config, { useWorkflow: false, initialWorkflowStatus: "draft" });
    backend = own;
    return signedIn(own, browser, async () => {
      if (!own.api) await own.restoreUser(storedUser(browser.localStorage));
      return use(apiOf(own));
    });
  };
}
