import { contentTypeOf, contentTypes } from "../../content/types/content-types";
import { isStored } from "../change/edit-entry";
import type { Site } from "../site/site";
import { tidyValue } from "../site/tidy";
import { allDrafts, type Draft } from "./drafts";

/** The drafts that are not published, the latest first. One that equals the stored entry is published. */
export const unpublishedDrafts = (site: Site): Draft[] =>
  allDrafts().filter(({ path, value }) => {
    const type = contentTypeOf(path);
    return type && !isStored(site, path, Object(tidyValue(contentTypes[type].schema, value)));
  });

/** The state of a published entry that has unpublished words. */
export const withChanges = "Published, with changes";
