import type { GitHubSettings } from "../store/github/github-store";

/** What differs between places where the editor runs; written into its page as JSON. */
export interface EditorSettings {
  store: "local" | GitHubSettings;
  /** The site's address. */
  siteUrl: string;
}

/** The id of the element that contains the settings. */
export const settingsId = "editor-settings";
