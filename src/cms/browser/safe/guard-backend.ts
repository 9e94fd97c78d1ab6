import { z } from "zod";
import type { Backend, Decap, SavedFiles, SaveOptions } from "../decap";
import { openEntry } from "../opening/open-entry";
import type { SlugList } from "../slugs/watch-slug";
import { storedIn } from "../store/stored-in";
import { offerWords } from "../unpublished/offer-words";
import { dropUnpublishedWords } from "../unpublished/unpublished-words";
import type { Keeping } from "./keeping";
import { overwritingGuard } from "./overwriting";

/** What others ask of the backend, once Decap has started it. */
export interface ContentQuestions {
  slugsIn: SlugList;
}

interface Backends {
  getBackend(name: string): {
    init(...options: Parameters<ReturnType<Decap["getBackend"]>["init"]>): Backend;
  };
}

/** Lets Decap read and store entries so that nothing is lost or broken; `keep` says where they are. */
export function guardBackend(
  cms: Backends,
  name: string,
  keep: (backend: Backend) => Keeping,
): ContentQuestions {
  const registered = cms.getBackend(name);
  const init = registered.init.bind(registered);
  let started: Backend | undefined;
  registered.init = (...options) => {
    const backend = init(...options);
    started = guarded(backend, keep(backend));
    return started;
  };
  return { slugsIn: async (collection) => (started ? storedSlugs(started, collection) : []) };
}

/** GitHub lists files without reading them; this is asked at every letter of a slug. */
async function storedSlugs(backend: Backend, collection: string): Promise<string[]> {
  const { api } = backend;
  const folder = `data/${collection}`;
  const paths = api
    ? (await api.listFiles(folder, { branch: api.branch, depth: 1 })).map(({ path }) => path)
    : (await storedIn(backend, folder)).map(({ file }) => file.path);
  return paths.map((path) => path.replace(/^.*\/|\.json$/g, ""));
}

/** The same backend, which Decap keeps for as long as its page is open. */
function guarded(backend: Backend, keeping: Keeping): Backend {
  const overwriting = overwritingGuard(keeping.read, window);
  return Object.assign(backend, {
    getEntry: async (path: string) => {
      const entry = await overwriting.getEntry(path);
      if (entry.data)
        void offerWords(window, { name: path, path: path.replace(/^data\//, ""), stored: entry.data });
      return entry;
    },
    persistEntry: async (...[entry, options]: Parameters<Backend["persistEntry"]>) => {
      const ask = (stored?: string) => overwriting.askBeforeSaving(entry, options, stored);
      await keeping.publish(entry, options, ask);
      const [file] = entry.dataFiles;
      if (file)
        await dropUnpublishedWords(window.indexedDB, options.newEntry ? options.collectionName : file.path);
      const address = newAddress(entry, options);
      if (address) openEntry(window, address);
      else await overwriting.remember(entry);
    },
    deleteFiles: keeping.remove,
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
