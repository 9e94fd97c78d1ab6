import { fileName } from "../../../content/reading/content-path";
import { reducedPicture } from "../../change/checked-change";
import type { Backend, SavedFiles } from "../decap";
import { Refusal } from "../safe/refusal";
import type { ContentStore } from "../store/content-store";
import type { HostedContent } from "./hosted-content";

type Storing = Pick<Backend, "persistEntry" | "deleteFiles">;

/**
 * The content at a host whose API only Decap speaks. It stores several files at once or removes some, and never both,
 * so an address stays what it is there. What pictures there are is not known: the build finds one that is missing.
 */
export function otherHostContent(store: Pick<ContentStore, "read">, backend: Storing): HostedContent {
  return {
    read: async () => ({
      files: await store.read(),
      pictures: [],
      inspect: reducedPicture,
      commit: async ({ texts, uploads }, pictures, options) => {
        const written = texts.flatMap(({ path, text }) => (text === undefined ? [] : [fileOf(path, text)]));
        const removed = texts.filter(({ text }) => text === undefined).map(({ path }) => `data/${path}`);
        if (written.some(({ path }) => !path.endsWith("/redirects.json")) && removed.length > 0)
          throw new Refusal("At this host a slug cannot be changed in the CMS: write the old one again.");
        const placed = uploads.flatMap(({ name, to }) => {
          const asset = pictures.find(({ path }) => path.endsWith(`/${name}`));
          return asset && "toBase64" in asset
            ? [{ path: `data/${to}`, toBase64: () => asset.toBase64() }]
            : [];
        });
        if (written.length > 0) await backend.persistEntry({ dataFiles: written, assets: placed }, options);
        if (removed.length > 0) await backend.deleteFiles(removed, options.commitMessage ?? "Remove content");
      },
    }),
  };
}

function fileOf(path: string, text: string): SavedFiles["dataFiles"][number] {
  return { path: `data/${path}`, slug: fileName(path), raw: text };
}
