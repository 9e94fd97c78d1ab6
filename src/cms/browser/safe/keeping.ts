import { z } from "zod";
import type { Backend, SavedFiles, SaveOptions, StoredFile } from "../decap";
import { showRefusal } from "../refused/show-refusal";
import { showNote } from "../screen/note";
import { Refusal } from "./refusal";

/** How entries are kept: by the server of `npm start`, or at a git host. */
export interface Keeping {
  read(path: string): Promise<StoredFile>;
  /** `ask` throws where the entry is not to be replaced; it takes what is stored, where that is known. */
  publish(entry: SavedFiles, options: SaveOptions, ask: (stored?: string) => Promise<void>): Promise<void>;
  remove(paths: string[], commitMessage: string): Promise<void>;
}

/** What tools/cms/guarded-requests.ts answers where the content would not be whole afterwards. */
const refusedSchema = z.object({ status: z.literal(422), message: z.string() });

/** Keeps entries through the server of `npm start`, and lists why it refuses: Decap's own message is one line and goes away. */
export function keepLocally(backend: Backend): Keeping {
  const persistEntry = backend.persistEntry.bind(backend);
  const deleteFiles = backend.deleteFiles.bind(backend);
  return {
    read: backend.getEntry.bind(backend),
    publish: async (entry, options, ask) => {
      await ask();
      await persistEntry(entry, options).catch(listRefusal);
      if (entry.assets.length > 0)
        showNote(
          document,
          "Saved. The page shows the new pictures in about a minute, when it has made all sizes.",
        );
    },
    remove: async (paths, commitMessage) => {
      await deleteFiles(paths, commitMessage).catch(listRefusal);
    },
  };
}

function listRefusal(reason: unknown): never {
  const refused = refusedSchema.safeParse(reason);
  if (!refused.success) throw reason;
  showRefusal(document, refused.data.message);
  throw new Refusal();
}
