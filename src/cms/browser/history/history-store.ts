import { z } from "zod";
import { type KeptChange, keptChangeSchema } from "../../history/kept-change";

/** The changes that can be undone. */
export interface HistoryStore {
  /** Those of files, and of files in folders, by their paths below data/; others may be among them. */
  changes(paths: readonly string[]): Promise<KeptChange[]>;
  /** Undoes a change; tells where the entry is now, or what stands against it. */
  undo(id: string): Promise<{ path?: string | undefined; refusal?: string | undefined }>;
}

const answerSchema = z.object({ path: z.string().optional(), error: z.string().optional() });

/** The changes that `npm start` keeps: tools/cms/history. */
export function keptByServer(historyUrl: string): HistoryStore {
  return {
    changes: async () => z.array(keptChangeSchema).parse(await (await fetch(historyUrl)).json()),
    undo: async (id) => {
      const headers = { "Content-Type": "application/json" };
      const answer = await fetch(historyUrl, { method: "POST", headers, body: JSON.stringify({ id }) });
      const { path, error } = answerSchema.parse(await answer.json());
      return { path, refusal: error };
    },
  };
}
