import { z } from "zod";
import { belowData } from "../../content/reading/content-path";
import { contentText } from "../../editor/change/content-text";
import type { ContentChange } from "../content-change";
import type { EntryMap } from "./decap";

/** What saving an entry of the CMS changes in the content. Decap names a new file by its slug, as the configuration asks. */
export function changeOfEntry(entry: EntryMap): ContentChange {
  const { collection, path, newRecord, data, mediaFiles } = draftSchema.parse(entry.toJS());
  return {
    path: belowData(path || `${collection}/${String(data.slug)}.json`),
    text: contentText(data),
    isNew: newRecord,
    uploads: mediaFiles.filter(({ draft }) => draft).map(({ name }) => name),
  };
}

/** The part of Decap's draft of an entry that says what saving it would change. */
const draftSchema = z.object({
  collection: z.string().default(""),
  path: z.string().default(""),
  newRecord: z.boolean().default(false),
  data: z.record(z.string(), z.unknown()),
  mediaFiles: z.array(z.object({ name: z.string(), draft: z.boolean().default(false) })).default([]),
});
