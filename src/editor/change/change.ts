import * as z from "zod";
import type { ContentFile } from "../../content/reading/read-content-files";

/** A picture below data/images/, with its size if the store looks into files. */
export interface StoredPicture {
  path: string;
  width?: number;
  height?: number;
}

/** All content at one moment. */
export interface Content {
  files: readonly ContentFile[];
  pictures: readonly StoredPicture[];
}

const path = z.string();

/**
 * All that one press of a button does to the content: published as a whole, or not at all. Paths are below data/, with
 * forward slashes: areas/chelsea.json.
 */
export const changeSchema = z.object({
  /** In words, for the history: Company details: Phone. */
  title: z.string(),
  /** Files before and after; a new one has no `before`, a removed one no `after`. */
  texts: z.array(z.object({ path, before: z.string().optional(), after: z.string().optional() })),
  /** One that is added was sent to the store before, is in the draft, or was removed by an earlier change. */
  pictures: z.array(z.object({ kind: z.enum(["added", "removed"]), path })),
});

export type Change = z.infer<typeof changeSchema>;
export type TextChange = Change["texts"][number];
export type PictureChange = Change["pictures"][number];

/** A drafted entry. It may be unfinished. */
export const draftEntrySchema = z.object({
  /** The entry's path below data/; of an entry that was never published, one that is free: projects/new-1.json. */
  path: z.string(),
  /** The entry's file when it came into the draft; none for a new entry. */
  before: z.string().optional(),
  text: z.string(),
  /** Paths below data/ of the pictures that are new in it. */
  pictures: z.array(z.string()),
});

export type DraftEntry = z.infer<typeof draftEntrySchema>;
