import { z } from "zod";
import { belowData, fileName } from "../../../content/reading/content-path";
import type { Backend, Decap, SavedFiles, SaveOptions } from "../decap";
import type { Drafting } from "../drafts/drafting";
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
  /** The backend as Decap uses it: what it removes is checked. Undefined before anybody has signed in. */
  backend(): Backend | undefined;
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
  drafting?: Drafting,
): ContentQuestions {
  const registered = cms.getBackend(name);
  const init = registered.init.bind(registered);
  let started: Backend | undefined;
  registered.init = (...options) => {
    const backend = init(...options);
    started = guarded(backend, keep(backend), drafting);
    return started;
  };
  return {
    slugsIn: async (collection) => (started ? storedSlugs(started, collection) : []),
    backend: () => started,
  };
}

/** GitHub lists files without reading them; this is asked at every letter of a slug. */
async function storedSlugs(backend: Backend, collection: string): Promise<string[]> {
  const { api } = backend;
  const folder = `data/${collection}`;
  const paths = api
    ? (await api.listFiles(folder, { branch: api.branch, depth: 1 })).map(({ path }) => path)
    : (await storedIn(backend, folder)).map(({ file }) => file.path);
  return paths.map((path) => fileName(path));
}

/** The same backend, which Decap keeps for as long as its page is open. */
function guarded(backend: Backend, keeping: Keeping, drafting?: Drafting): Backend {
  const overwriting = overwritingGuard(keeping.read, window, async (path) => drafting?.drop(path));
  const getMedia = backend.getMedia.bind(backend);
  return Object.assign(backend, {
    getMedia: async (folder?: string) => [
      ...(await getMedia(folder)),
      ...((folder && drafting?.picturesIn(folder)) || []),
    ],
    getEntry: async (path: string) => {
      const read = () => overwriting.getEntry(path);
      const entry = await (drafting ? drafting.read(path, read, overwriting.beganWith) : read());
      if (entry.data) void offerWords(window, { name: path, path: belowData(path), stored: entry.data });
      return entry;
    },
    persistEntry: async (...[entry, options]: Parameters<Backend["persistEntry"]>) => {
      if (drafting?.isWanted()) return drafting.keep(entry);
      const ask = (stored?: string) => overwriting.askBeforeSaving(entry, options, stored);
      const whole = drafting ? await drafting.whole(entry) : entry;
      await keeping.publish(whole, options, ask);
      const [file] = entry.dataFiles;
      if (file)
        await dropUnpublishedWords(window.indexedDB, options.newEntry ? options.collectionName : file.path);
      await drafting?.published(entry);
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
