import * as z from "zod/mini";
import type { ContentFile } from "../../content/reading/read-content-files";

/** A picture below data/images/, with its size if the store looks into files. */
export interface StoredPicture {
  path: string;
  width?: number;
  height?: number;
}

/** A snapshot of all content. */
export interface Content {
  /** Another one after every change. */
  version: string;
  files: readonly ContentFile[];
  pictures: readonly StoredPicture[];
}

const path = z.string();

/**
 * Everything that one press of a button changes in the content. It is published as a whole, or not at all. Paths are below data/, with
 * forward slashes: areas/chelsea.json.
 */
export const changeSchema = z.object({
  /** A summary for the history: Company details: Phone. */
  title: z.string(),
  /** Files before and after; a new one has no `before`, a removed one no `after`. */
  texts: z.array(z.object({ path, before: z.optional(z.string()), after: z.optional(z.string()) })),
  /** Pictures added or removed. An added one was uploaded before, or was removed by an earlier change. */
  pictures: z.array(z.object({ kind: z.enum(["added", "removed"]), path })),
});

export type Change = z.infer<typeof changeSchema>;
export type TextChange = Change["texts"][number];
export type PictureChange = Change["pictures"][number];
