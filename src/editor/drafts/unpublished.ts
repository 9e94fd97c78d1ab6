import { contentTypeOf, contentTypes } from "../../content/types/content-types";
import { isStored } from "../change/edit-entry";
import { type Site, shownName, typeAt } from "../site/site";
import { tidyValue } from "../site/tidy";
import { allDrafts, type Draft } from "./drafts";

/** The drafts that are not published. One that equals the stored entry is published. */
export const unpublishedDrafts = (site: Site): Draft[] =>
  allDrafts().filter(({ path, value }) => {
    const type = contentTypeOf(path);
    return type && !isStored(site, path, Object(tidyValue(contentTypes[type].schema, value)));
  });

/** Questions › Who sweeps?: a draft by its group and the name that the entry has in it. */
export const draftName = ({ path, value }: Draft): string =>
  `${contentTypes[typeAt(path)].editor.group} › ${shownName(path, value)}`;

/** The state of a published entry that has unpublished words. */
export const withChanges = "Published, with changes";
