import { z } from "zod";
import { type Draft, draftSchema } from "../../draft";
import type { SavedFiles } from "../decap";

/** Where drafts are kept. */
export interface DraftStore {
  all(): Promise<Draft[]>;
  /** Keeps an entry as a draft; tells the path of its file below data/. */
  keep(entry: SavedFiles): Promise<string | undefined>;
  /** Publishes a draft, or says what stands against it. */
  publish(path: string): Promise<Answer>;
  drop(path: string): Promise<void>;
}

const answerSchema = z.object({ path: z.string().optional(), error: z.string().optional() });
type Answer = z.infer<typeof answerSchema>;

/** The drafts that `npm start` keeps: tools/cms/drafts. */
export function draftsOfServer(url: string): DraftStore {
  const post = async (body: object): Promise<Answer> => {
    const headers = { "Content-Type": "application/json" };
    const answer = await fetch(url, { method: "POST", headers, body: JSON.stringify(body) });
    return answerSchema.parse(await answer.json());
  };
  return {
    all: async () => z.array(draftSchema).parse(await (await fetch(url)).json()),
    keep: async ({ dataFiles: [file], assets }) => {
      if (!file) return undefined;
      const pictures = assets.map(async (asset) => ({ path: asset.path, content: await asset.toBase64() }));
      const draft = { path: file.path.replace(/^\/?data\//, ""), text: file.raw };
      return (await post({ action: "keep", ...draft, assets: await Promise.all(pictures) })).path;
    },
    publish: (path) => post({ action: "publish", path }),
    drop: async (path) => {
      await post({ action: "drop", path });
    },
  };
}
