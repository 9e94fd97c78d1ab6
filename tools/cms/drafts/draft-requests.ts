import { existsSync } from "node:fs";
import { join, posix } from "node:path";
import { type RequestHandler, Router } from "express";
import { z } from "zod";
import { asStored } from "../../../src/cms/change/as-stored";
import { inTurn } from "../../editor/in-turn";
import { refused } from "../../editor/refusal";
import type { History } from "../history/kept-history";
import { makeChange } from "../make-change";
import type { Drafts } from "./kept-drafts";

/** Below data/, and nowhere else. */
const path = z.string().regex(/^([a-z0-9-]+\/)*[a-z0-9-]+\.json$/);

const requestSchema = z.union([
  z.object({
    action: z.literal("keep"),
    path,
    text: z.string(),
    assets: z.array(z.object({ path: z.string(), content: z.base64() })),
  }),
  z.object({ action: z.enum(["publish", "drop"]), path }),
]);

/** Tells the drafts (GET), and keeps, publishes or drops one (POST); answers where its entry is afterwards. */
export function draftRequests(
  folder: string,
  drafts: Drafts,
  history: Pick<History, "record">,
): RequestHandler {
  const isThere = (one: string) => existsSync(join(folder, one));
  const act = async (asked: z.infer<typeof requestSchema>): Promise<{ path?: string; error?: string }> => {
    if (asked.action === "keep") {
      const uploads = new Map(
        asked.assets.map((asset) => [posix.basename(asset.path), Buffer.from(asset.content, "base64")]),
      );
      const change = asStored({ ...asked, isNew: false, uploads: [...uploads.keys()] }, isThere);
      return { path: await drafts.keep({ ...change, text: asked.text }, uploads) };
    }
    if (asked.action === "publish") {
      const draft = await drafts.of(asked.path);
      if (!draft) return { error: "This draft is no longer there, or cannot be read." };
      const asWritten = { path: draft.path, text: draft.text, isNew: false, uploads: [] };
      const change = asStored(asWritten, isThere);
      const { refusal, path: published } = await makeChange(folder, history, { changes: [change] });
      if (refusal) return { error: refusal };
      await drafts.drop(asked.path);
      return published ? { path: published } : {};
    }
    await drafts.drop(asked.path);
    return {};
  };
  return Router()
    .get("/", (_request, response, next) => {
      drafts.all().then((all) => response.json(all), next);
    })
    .post("/", (request, response, next) => {
      const asked = requestSchema.safeParse(request.body);
      if (!asked.success) return next();
      inTurn(() => act(asked.data)).then(
        (done) => response.status(done.error ? refused : 200).json(done),
        next,
      );
    });
}
