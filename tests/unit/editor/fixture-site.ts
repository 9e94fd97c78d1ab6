import { type Change, filesAfter } from "../../../src/editor/change/change";
import { blockingErrors, siteAfter } from "../../../src/editor/change/check-change";
import { editEntry } from "../../../src/editor/change/edit-entry";
import { type EntryValue, type Site, siteOf } from "../../../src/editor/site/site";
import { readContent } from "../../../tools/servers/make-change";
import { fixtureFolder } from "../../support/fixture";

/** The site of the fixture's content. */
export const fixtureSite = async (): Promise<Site> => siteOf(await readContent(fixtureFolder));

/** The site after a change. */
export const changedSite = (site: Site, { files }: Pick<Change, "files">): Site =>
  siteOf({ ...site, files: filesAfter(site.files, files) });

export const storedEntry = ({ entries }: Site, path: string): EntryValue => entries.get(path)?.value ?? {};

/** The errors that block a change. */
export const errorsOf = async (site: Site, change: Change) =>
  blockingErrors(site, await siteAfter(site, change), change);

/** The change that gives some fields of an entry other values. */
export const changeOf = (site: Site, path: string, values: object) =>
  editEntry(site, path, { ...storedEntry(site, path), ...values });
