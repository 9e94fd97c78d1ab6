import type { EditorBackend } from "./editor-config";

/** What differs between places where the editing screen runs; it stands in its page as JSON. */
export interface EditorSettings {
  backend: EditorBackend;
  /** The site's address. */
  siteUrl: string;
  /** Where a change may be checked against all other content before it is saved; only `npm start` can. */
  checkUrl?: string;
}

/** The element that holds the settings. */
export const settingsId = "editor-settings";

/** Reads the settings from the editing screen's page. */
export function editorSettings(page: Pick<Document, "getElementById">): EditorSettings {
  return JSON.parse(page.getElementById(settingsId)?.textContent ?? "{}");
}
