import type { ContentStore } from "../store/content-store";
import type { HostedContent, Snapshot } from "./hosted-content";

/** All of the content at a host: what is written replaces exactly what was read last, or nothing. */
export function snapshotStore(content: HostedContent): ContentStore {
  let last: Snapshot | undefined;
  const read = async () => {
    last = await content.read();
    return last;
  };
  return {
    read: async () => [...(await read()).files],
    write: async (texts, commitMessage) => {
      const present = last ?? (await read());
      await present.commit({ texts, uploads: [], moves: [] }, [], { commitMessage, collectionName: "" });
    },
  };
}
