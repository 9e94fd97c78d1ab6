import { createHash } from "node:crypto";
import { tmpdir } from "node:os";
import { join } from "node:path";
import express, { type Express, type RequestHandler } from "express";
import { z } from "zod";
import { writeEditor } from "../../src/editor/build/write-editor";
import { refuseOthers } from "../only-this-machine";
import { finishCutOff } from "./change-files";
import { inTurn } from "./in-turn";
import { draftsIn } from "./kept-drafts";
import { historyIn, type KeptChange } from "./kept-history";
import { makeChange, readContent, Stale } from "./make-change";
import { measured, pictureRequests } from "./picture-requests";
import { answerFailure, Refusal } from "./refusal";

/** Some of the largest pictures that a camera makes, reduced by the editor and written in base 64. */
const largestBody = "100mb";

const bytes = z.base64().transform((base64) => new Blob([Buffer.from(base64, "base64")]));

const changeSchema = z.object({
  title: z.string().max(500),
  texts: z.array(z.object({ path: z.string(), before: z.string().optional(), after: z.string().optional() })),
  pictures: z.array(
    z.discriminatedUnion("kind", [
      z.object({ kind: z.literal("added"), path: z.string(), bytes }),
      z.object({ kind: z.literal("moved"), from: z.string(), path: z.string() }),
      z.object({ kind: z.literal("removed"), path: z.string() }),
      z.object({ kind: z.literal("restored"), path: z.string(), removedBy: z.string() }),
    ]),
  ),
});

const publishSchema = z.object({ change: changeSchema, draft: z.string().optional() });

const keepSchema = z.object({
  draft: z.object({
    path: z.string(),
    before: z.string().exactOptional(),
    text: z.string(),
    pictures: z.array(z.string()),
    revision: z.string().exactOptional(),
  }),
  pictures: z.record(z.string(), z.base64()),
});

/**
 * The editor for the working directory, without an account, as middleware for `/admin` of an Express server: its page, and
 * what src/editor/store/local-store.ts asks for. What writes waits its turn.
 */
export function editorServer(siteUrl: string): RequestHandler {
  const ready = startEditor(siteUrl);
  return (request, response, next) => {
    ready.then((editor) => editor(request, response, next), next);
  };
}

async function startEditor(siteUrl: string): Promise<Express> {
  await finishCutOff("data");
  const folder = join(tmpdir(), `editor-${process.pid}`);
  await writeEditor(folder, { store: "local", siteUrl });
  return express()
    .use((request, response, next) => {
      if (!refuseOthers(request, response)) next();
    })
    .use("/api", contentRequests("data", ".editor-history", ".editor-drafts"))
    .use(express.static(folder), answerFailure);
}

/** Reads and changes the content of a folder; outside it, only the two folders that are named. */
function contentRequests(folder: string, historyFolder: string, draftFolder: string): Express {
  const history = historyIn(historyFolder, () => new Date());
  const drafts = draftsIn(draftFolder, () => new Date());
  const app = express().use(express.json({ limit: largestBody }));

  app.get(
    "/content",
    answer(async () => {
      const content = await readContent(folder);
      const pictures = await Promise.all(content.pictures.map(({ path }) => measured(folder, path)));
      const whole = { files: content.files, pictures };
      const revision = createHash("sha256").update(JSON.stringify(whole)).digest("hex");
      return { revision, ...whole };
    }),
  );
  app.post(
    "/changes",
    answer(async ({ body }) => {
      const { change, draft } = publishSchema.parse(body);
      await inTurn(() => makeChange(folder, history, change));
      if (draft !== undefined) await drafts.drop(draft);
      return {};
    }),
  );
  app.get(
    "/history",
    answer(async ({ query }) => {
      const changes = await history.changes(typeof query.path === "string" ? query.path : undefined);
      return changes.map(summary);
    }),
  );
  app.get(
    "/history/:id",
    answer(async ({ params }) => {
      const change = (await history.changes()).find(({ id }) => id === params.id);
      if (!change) throw new Refusal("This change is no longer kept.");
      return { texts: change.texts, pictures: change.pictures };
    }),
  );
  app.get(
    "/drafts",
    answer(() => drafts.all()),
  );
  app.put(
    "/drafts",
    answer(async ({ body }) => {
      const { draft, pictures } = keepSchema.parse(body);
      return inTurn(async () => {
        const known = await drafts.of(draft.path);
        if (known && known.revision !== draft.revision) throw new Stale([draft.path]);
        const added = Object.entries(pictures).map(
          ([path, base64]) => [path, Buffer.from(base64, "base64")] as const,
        );
        return drafts.keep(draft, new Map(added));
      });
    }),
  );
  app.delete(
    "/drafts",
    answer(async ({ query }) => {
      await inTurn(() => drafts.drop(String(query.path)));
      return {};
    }),
  );
  app.post(
    "/drafts/dropped",
    answer(async ({ query }) => {
      await inTurn(() => drafts.bringBack(String(query.path)));
      return {};
    }),
  );
  app.use(pictureRequests(folder, drafts));
  return app.use(answerStale, answerFailure);
}

type Asked = Pick<express.Request, "body" | "query" | "params">;

const answer =
  (task: (request: Asked) => Promise<unknown>): RequestHandler =>
  (request, response, next) => {
    task(request).then((result) => response.json(result), next);
  };

const answerStale: express.ErrorRequestHandler = (reason, _request, response, next) => {
  if (reason instanceof Stale) response.status(409).json({ stale: reason.paths });
  else if (reason instanceof z.ZodError)
    response.status(400).json({ error: "The editor is not asked in this way." });
  else next(reason);
};

function summary({ id, title, at, texts }: KeptChange) {
  return { id, title, at, paths: texts.map(({ path }) => path) };
}
