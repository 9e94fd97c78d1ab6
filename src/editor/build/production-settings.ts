import * as z from "zod/mini";
import type { GitHubSettings } from "../store/github/github-store";

/** Names the store of the content. The editor's page holds it as JSON. */
export type StoreSettings = "local" | GitHubSettings;

const editorVariables = z.object({
  EDITOR_REPOSITORY: z.string().check(z.regex(/^[\w.-]+\/[\w.-]+$/, "owner/name, as GitHub writes it")),
  EDITOR_BRANCH: z._default(z.string(), "main"),
});

type Environment = Readonly<Record<string, string | undefined>>;

/** The store of a published site. Undefined if no repository is named: then the site has no editor. */
export function productionSettings(environment: Environment): GitHubSettings | undefined {
  if (!environment.EDITOR_REPOSITORY) return undefined;
  const set = editorVariables.parse(filled(environment));
  return { repository: set.EDITOR_REPOSITORY, branch: set.EDITOR_BRANCH };
}

/** Treats an empty variable as unset. */
const filled = (environment: Environment) =>
  Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));

/** Says what is wrong with the settings of a site that names a repository. Undefined if nothing is. */
export function settingsFault(environment: Environment): string | undefined {
  if (!environment.EDITOR_REPOSITORY) return undefined;
  const issues = editorVariables.safeParse(filled(environment)).error?.issues ?? [];
  if (issues.length === 0) return undefined;
  const faults = issues.map(({ path: [name], message }) => {
    return `  ${String(name)} is ${JSON.stringify(environment[String(name)])}: expected ${message}`;
  });
  return ["The editor's settings are wrong; docs/environment.md describes them.", ...faults].join("\n");
}
