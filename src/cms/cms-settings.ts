import type { CmsBackend } from "./cms-config";

/** What differs between places where the CMS runs; written into its page as JSON. */
export interface CmsSettings {
  backend: CmsBackend;
  /** The site's address. */
  siteUrl: string;
  /** Where a change may be checked against all other content before it is saved; only `npm start` can. */
  checkUrl?: string;
  /** Where the errors that the content has already are told; only `npm start` can. */
  errorsUrl?: string;
  /** Where the changes that were made in the CMS are told and undone; only `npm start` keeps them, GitHub has commits. */
  historyUrl?: string;
  /** Where all stored pictures are listed and shown small; only `npm start` can. */
  picturesUrl?: string;
  /** Where drafts are kept; only `npm start` keeps them, at GitHub they are branches. */
  draftsUrl?: string;
}

/** The id of the element that contains the settings. */
export const settingsId = "cms-settings";

/** Reads the settings from the CMS's page. */
export function cmsSettings(page: Pick<Document, "getElementById">): CmsSettings {
  return JSON.parse(page.getElementById(settingsId)?.textContent ?? "{}");
}
