import type { GitHubSettings } from "../store/github/github-store";

/** Names the store of the content. The editor's page holds it as JSON. */
export type StoreSettings = "local" | GitHubSettings;

type Environment = Readonly<Record<string, string | undefined>>;

/** The store of a published site. Undefined if no repository is named: then the site has no editor. */
export function productionSettings(environment: Environment): GitHubSettings | undefined {
  const { EDITOR_REPOSITORY: repository, EDITOR_BRANCH: branch } = environment;
  if (!repository) return undefined;
  if (!/^[\w.-]+\/[\w.-]+$/.test(repository))
    throw new Error(
      `EDITOR_REPOSITORY is "${repository}": expected owner/name, as GitHub writes it (docs/environment.md)`,
    );
  return { repository, branch: branch || "main" };
}
