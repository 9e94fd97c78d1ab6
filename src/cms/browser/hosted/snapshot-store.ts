import type { ContentFile } from "../../../content/reading/read-content-files";
import type { HostedContent, Snapshot } from "./hosted-content";

/** All of the content at a host, as store/content-store.ts: what is written replaces exactly what was read last, or nothing. */
export function snapshotStore(content: HostedContent) {
  let last: Snapshot | undefined;
  const read = async () => {
    last = await content.read();
    return last;
  };
  return {
    read: async () => [...(await read()).files],
    write: async (texts: readonly ContentFile[], commitMessage: string) => {
      const present = last ?? (await read());
      await present.commit({ texts, uploads: [], moves: [] }, [], { commitMessage, collectionName: "" });
    },
  };
}
