import { existsSync } from "node:fs";
import { join, posix } from "node:path";
import type { RequestHandler } from "express";
import { z } from "zod";
import { asStored } from "../../src/cms/change/as-stored";
import { belowData } from "../../src/content/reading/content-path";
import { pictureUses } from "../../src/editor/change/picture-uses";
import { inTurn } from "../editor/in-turn";
import { Refusal, refused } from "../editor/refusal";
import type { Drafts } from "./drafts/kept-drafts";
import type { History } from "./history/kept-history";
import { type AskedChange, makeChange } from "./make-change";

const persistSchema = z.object({
  action: z.literal("persistEntry"),
  params: z.object({
    dataFiles: z.array(z.object({ path: z.string(), raw: z.string() })).min(1),
    assets: z.array(z.object({ path: z.string(), content: z.base64() })),
    options: z.object({ newEntry: z.boolean().default(false) }),
  }),
});

const deleteSchema = z.object({
  action: z.literal("deleteFiles"),
  params: z.object({ paths: z.array(z.string()) }),
});

const writingSchema = z.union([persistSchema, deleteSchema]);

/** What decap-server may answer itself: nothing that writes. */
const readingSchema = z.object({
  action: z.enum([
    "info",
    "entriesByFolder",
    "entriesByFiles",
    "getEntry",
    "getMedia",
    "getMediaFile",
    "getDeployPreview",
  ]),
});

/**
 * Answers what writes or removes content in the place of decap-server: only a change that leaves the content whole is
 * made, and it is kept. What reads goes on to decap-server, and nothing else. Its requests: middlewares/types.ts.
 */
export function guardedRequests(
  folder: string,
  history: Pick<History, "record">,
  drafts: Pick<Drafts, "all" | "drop">,
): RequestHandler {
  /** Makes one after the other; gives back why one is refused, and empty words where none is. */
  const made = async (changes: readonly AskedChange[]): Promise<string> => {
    for (const change of changes) {
      const changes = change.changes.map((one) => asStored(one, (path) => existsSync(join(folder, path))));
      const [removed] = changes.filter(({ text }) => text === undefined);
      const wanted = removed ? pictureUses(await drafts.all(), removed.path, "a draft") : "";
      if (wanted) return wanted;
      const { refusal } = await makeChange(folder, history, { ...change, changes });
      if (refusal) return refusal;
      await Promise.all(change.changes.map(({ path, text }) => text === undefined || drafts.drop(path)));
    }
    return "";
  };
  return (request, response, next) => {
    if (readingSchema.safeParse(request.body).success) return next();
    const asked = writingSchema.safeParse(request.body);
    if (!asked.success) return next(new Refusal("The CMS neither reads nor writes in this way."));
    const changes = asked.data.action === "persistEntry" ? [saving(asked.data)] : removing(asked.data);
    inTurn(() => made(changes)).then(
      (refusal) => (refusal ? response.status(refused).json({ error: refusal }) : response.json({})),
      next,
    );
  };
}

/** Pictures come with a single entry; several are saved together when they get another order. */
function saving({ params }: z.infer<typeof persistSchema>): AskedChange {
  const { dataFiles, assets, options } = params;
  const uploads = new Map(
    assets.map((asset) => [posix.basename(asset.path), Buffer.from(asset.content, "base64")]),
  );
  const changes = dataFiles.map(({ path, raw }) => ({
    path: belowData(path),
    text: raw,
    isNew: options.newEntry,
    uploads: [...uploads.keys()],
  }));
  return { changes, uploads };
}

function removing({ params }: z.infer<typeof deleteSchema>): AskedChange[] {
  return params.paths.map((path) => ({
    changes: [{ path: belowData(path), isNew: false, uploads: [] }],
  }));
}
