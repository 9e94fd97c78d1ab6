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

/** What a change does, as stores keep and send it. Paths are below data/, with forward slashes: areas/chelsea.json. */
export const changeSchema = z.object({
  /** In words, for the history: Company details: Phone. */
  title: z.string(),
  /** Files before and after; a new one has no `before`, a removed one no `after`. */
  texts: z.array(z.object({ path, before: z.string().optional(), after: z.string().optional() })),
  pictures: z.array(
    z.discriminatedUnion("kind", [
      z.object({ kind: z.literal("added"), path }),
      z.object({ kind: z.literal("moved"), from: path, path }),
      z.object({ kind: z.literal("removed"), path }),
      /** One that an earlier change removed, by that change's id. */
      z.object({ kind: z.literal("restored"), path, removedBy: z.string() }),
    ]),
  ),
});

/** A change as it is told afterwards. */
export type PastChange = z.infer<typeof changeSchema>;
export type TextChange = PastChange["texts"][number];
export type PictureChange = PastChange["pictures"][number];

/** All that one press of a button does to the content: published as a whole, or not at all. */
export interface Change extends PastChange {
  /** The pictures that are added, by their paths. */
  bytes?: ReadonlyMap<string, Blob>;
}
