import { belowData, fileName } from "../../../content/reading/content-path";
import type { ContentFile } from "../../../content/reading/read-content-files";
import type { CmsConfig } from "../../cms-config";
import type { BackendOptions, ContentBackend } from "../decap";
import { apiOf } from "../hosted/github/github-api";
import { githubContent } from "../hosted/github/github-content";
import { snapshotStore } from "../hosted/snapshot-store";
import { storedIn } from "./stored-in";
import { storedUser } from "./stored-user";

/** All of the content, where Decap keeps it: on this machine or at a git host. Paths are below data/. */
export interface ContentStore {
  read(): Promise<ContentFile[]>;
  /** Stores several files as one change. */
  write(files: readonly ContentFile[], message: string): Promise<void>;
}

/** decap-server refuses what does not name a status. */
const ownOptions = { useWorkflow: false, initialWorkflowStatus: "draft" } as const;

interface Backends {
  getBackend(name: string): { init(config: CmsConfig, options: BackendOptions): ContentBackend };
}

/** The content through a connection of our own, made like Decap's, whose own one it does not hand out. */
export function contentStore(
  cms: Backends,
  config: CmsConfig,
  storage: Pick<Storage, "getItem">,
): ContentStore {
  const registered = cms.getBackend(config.backend.name);
  const init = registered.init.bind(registered);
  const connected = async () => {
    const backend = init(config, ownOptions);
    await backend.restoreUser(storedUser(storage));
    return backend;
  };
  if (config.backend.name === "github")
    return snapshotStore(githubContent(async () => apiOf(await connected())));
  return {
    read: async () => {
      const backend = await connected();
      const folders = config.collections.flatMap(({ folder }) => folder ?? []);
      const files = config.collections.flatMap(({ files = [] }) => files);
      const lists = await Promise.all([
        ...folders.map((folder) => storedIn(backend, folder)),
        backend.entriesByFiles(files.map(({ file, label }) => ({ path: file, label }))),
      ]);
      return lists
        .flat()
        .flatMap(({ data, file: { path } }) =>
          data === null ? [] : [{ path: belowData(path), text: data }],
        );
    },
    write: async (files, commitMessage) => {
      const backend = await connected();
      const dataFiles = files.map(({ path, text }) => ({
        path: `data/${path}`,
        slug: fileName(path),
        raw: text,
      }));
      const options = {
        commitMessage,
        collectionName: files[0]?.path.split("/")[0] ?? "",
        newEntry: false,
        useWorkflow: false,
      };
      await backend.persistEntry({ dataFiles, assets: [] }, options);
    },
  };
}
