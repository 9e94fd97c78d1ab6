import * as z from "zod/mini";
import type { GitHubSettings } from "../store/github/github-store";

/** Settings that differ between places where the editor runs. They are written into its page as JSON. */
export interface EditorSettings {
  store: "local" | GitHubSettings;
  /** The site's address. */
  siteUrl: string;
}

const schema = z.object({
  EDITOR_REPOSITORY: z.string().check(z.regex(/^[\w.-]+\/[\w.-]+$/, "not owner/name, as GitHub writes it")),
  EDITOR_BRANCH: z._default(z.string(), "main"),
});

type Environment = Readonly<Record<string, string | undefined>>;

/** The editor's settings for a published site. Undefined if no repository is named: then the site has no editor. */
export function productionSettings(environment: Environment, siteUrl: string): EditorSettings | undefined {
  if (!environment.EDITOR_REPOSITORY) return undefined;
  const set = schema.parse(filled(environment));
  return { store: { repository: set.EDITOR_REPOSITORY, branch: set.EDITOR_BRANCH }, siteUrl };
}

/** Describes the fault of these settings. Undefined if there is none. */
export function productionSettingsError(environment: Environment): string | undefined {
  if (!environment.EDITOR_REPOSITORY) return undefined;
  const { error } = schema.safeParse(filled(environment));
  return (
    error && `The editor's settings are wrong; docs/environment.md describes them.\n${z.prettifyError(error)}`
  );
}

/** Treat an empty variable as unset. */
const filled = (environment: Environment) =>
  Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
