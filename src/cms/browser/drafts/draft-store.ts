import { z } from "zod";
import { belowData } from "../../../content/reading/content-path";
import { type Draft, draftSchema } from "../../draft";
import type { MediaFile, SavedFiles } from "../decap";
import { Refusal } from "../safe/refusal";

/** A draft, with what is known of it where several people write. */
export interface ShownDraft extends Draft {
  by?: string;
  /** What the entry said when the draft was begun; empty where it was not there. */
  base?: string;
  /** Where else it can be looked at. */
  links?: readonly { words: string; address: string }[];
}

/** Where drafts are kept. */
export interface DraftStore {
  all(): Promise<ShownDraft[]>;
  /** Keeps an entry as a draft; tells the path of its file below data/. */
  keep(entry: SavedFiles): Promise<string | undefined>;
  /** Publishes a draft, or says what stands against it. */
  publish(path: string): Promise<Answer>;
  drop(path: string): Promise<void>;
  /** An entry that is to be published, with the pictures that only its draft has. */
  whole(entry: SavedFiles): Promise<SavedFiles>;
  /** Called when an entry was published from its form; it is known by its path below data/. */
  published(path: string): Promise<void>;
  /** The pictures that only drafts have, in a folder of the repository. */
  picturesIn(folder: string): MediaFile[];
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
  /** Ends what is being done where the server refuses: the words stay where they are. */
  const mustPost = async (body: object): Promise<Answer> => {
    const answer = await post(body);
    if (answer.error) throw new Refusal(answer.error);
    return answer;
  };
  return {
    all: async () => z.array(draftSchema).parse(await (await fetch(url)).json()),
    keep: async ({ dataFiles: [file], assets }) => {
      if (!file) return undefined;
      const pictures = assets.map(async (asset) => ({ path: asset.path, content: await asset.toBase64() }));
      const draft = { path: belowData(file.path), text: file.raw };
      return (await mustPost({ action: "keep", ...draft, assets: await Promise.all(pictures) })).path;
    },
    publish: (path) => post({ action: "publish", path }),
    drop: async (path) => {
      await mustPost({ action: "drop", path });
    },
    // The server looks after the rest: pictures of drafts are among the others from the beginning.
    whole: async (entry) => entry,
    published: async () => {},
    picturesIn: () => [],
  };
}
