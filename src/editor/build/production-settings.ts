import * as z from "zod/mini";
import type { GitHubSettings } from "../store/github/github-store";

/** Settings that differ between places where the editor runs. They are written into its page as JSON. */
export interface EditorSettings {
  store: "local" | GitHubSettings;
  /** The site's address. */
  siteUrl: string;
}

export const editorVariables = z.object({
  EDITOR_REPOSITORY: z.string().check(z.regex(/^[\w.-]+\/[\w.-]+$/, "owner/name, as GitHub writes it")),
  EDITOR_BRANCH: z._default(z.string(), "main"),
});

export type Environment = Readonly<Record<string, string | undefined>>;

/** The editor's settings for a published site. Undefined if no repository is named: then the site has no editor. */
export function productionSettings(environment: Environment, siteUrl: string): EditorSettings | undefined {
  if (!environment.EDITOR_REPOSITORY) return undefined;
  const set = editorVariables.parse(filled(environment));
  return { store: { repository: set.EDITOR_REPOSITORY, branch: set.EDITOR_BRANCH }, siteUrl };
}

/** Treats an empty variable as unset. */
export const filled = (environment: Environment) =>
  Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
