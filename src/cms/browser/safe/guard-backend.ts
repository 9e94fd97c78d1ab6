import { z } from "zod";
import type { Backend, Decap, SavedFiles, SaveOptions } from "../decap";
import { storedIn } from "../store/stored-in";
import { offerWords } from "./offer-words";
import { openEntry } from "./open-entry";
import { overwritingGuard } from "./overwriting";
import { Refusal } from "./refusal";
import { showRefusal } from "./show-refusal";
import { dropUnpublishedWords } from "./unpublished-words";
import type { SlugList } from "./watch-slug";

/** What tools/cms/guarded-requests.ts answers where the content would not be whole afterwards. */
const refusedSchema = z.object({ status: z.literal(422), message: z.string() });

/** What others ask of the backend, once Decap has started it. */
export interface ContentQuestions {
  slugsIn: SlugList;
}

interface Backends {
  getBackend(name: string): {
    init(...options: Parameters<ReturnType<Decap["getBackend"]>["init"]>): Backend;
  };
}

/** Lists why something was not stored: Decap's own message goes away by itself, and is one line long. */
export function guardBackend(cms: Backends, name: string): ContentQuestions {
  const registered = cms.getBackend(name);
  const init = registered.init.bind(registered);
  let started: Backend | undefined;
  registered.init = (...options) => {
    started = guarded(init(...options));
    return started;
  };
  return { slugsIn: async (collection) => (started ? storedSlugs(started, collection) : []) };
}

async function storedSlugs(backend: Backend, collection: string): Promise<string[]> {
  const files = await storedIn(backend, `data/${collection}`);
  return files.map(({ file }) => file.path.replace(/^.*\/|\.json$/g, ""));
}

/** The same backend, which Decap keeps for as long as its page is open. */
function guarded(backend: Backend): Backend {
  const persistEntry = backend.persistEntry.bind(backend);
  const deleteFiles = backend.deleteFiles.bind(backend);
  const overwriting = overwritingGuard(backend.getEntry.bind(backend), window);
  return Object.assign(backend, {
    getEntry: async (path: string) => {
      const entry = await overwriting.getEntry(path);
      if (entry.data)
        void offerWords(window, { name: path, path: path.replace(/^data\//, ""), stored: entry.data });
      return entry;
    },
    persistEntry: async (...[entry, options]: Parameters<Backend["persistEntry"]>) => {
      await overwriting.askBeforeSaving(entry, options);
      await persistEntry(entry, options).catch(listRefusal);
      const [file] = entry.dataFiles;
      if (file)
        await dropUnpublishedWords(window.indexedDB, options.newEntry ? options.collectionName : file.path);
      const address = newAddress(entry, options);
      if (address) openEntry(window, address);
      else await overwriting.remember(entry);
    },
    deleteFiles: (...removed: Parameters<Backend["deleteFiles"]>) =>
      deleteFiles(...removed).catch(listRefusal),
  });
}

/** Where an entry is in the CMS after its slug changed; undefined where it is where it was. */
function newAddress({ dataFiles: [file] }: SavedFiles, { newEntry, collectionName }: SaveOptions) {
  if (!file || newEntry) return undefined;
  const { slug } = slugSchema.parse(JSON.parse(file.raw));
  const stays = slug === undefined || file.path.endsWith(`/${slug}.json`);
  return stays ? undefined : `/collections/${collectionName}/entries/${slug}`;
}

const slugSchema = z.looseObject({ slug: z.string().optional() });

function listRefusal(reason: unknown): never {
  const refused = refusedSchema.safeParse(reason);
  if (!refused.success) throw reason;
  showRefusal(document, refused.data.message);
  throw new Refusal();
}
