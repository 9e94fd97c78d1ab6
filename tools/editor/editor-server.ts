import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import express, { type Express, type Request, type RequestHandler } from "express";
import sharp from "sharp";
import * as z from "zod";
import { writeEditor } from "../../src/editor/build/write-editor";
import { changeSchema } from "../../src/editor/change/change";
import { draftSchema } from "../../src/editor/store/store";
import { refuseOthers } from "../only-this-machine";
import { changeFiles, finishCutOff, inTurn, isPicture, writableFile } from "./change-files";
import { draftIn } from "./kept-draft";
import { type History, historyIn } from "./kept-history";
import { planChange, readContent } from "./make-change";
import { answerFailure, Refusal } from "./refusal";

/** Some of the largest pictures that a camera makes, reduced by the editor and written in base 64. */
const largestBody = "100mb";

/** Of a list's or a dialog's small pictures, twice as many pixels as are shown. */
const thumbnail = { width: 480, height: 360, fit: "inside" } as const;

/** Pictures by their paths. */
const bytes = z.record(
  z.string(),
  z.base64().transform((base64) => Buffer.from(base64, "base64")),
);

const publishSchema = z.object({ change: changeSchema, bytes, draft: draftSchema.optional() });
const keepSchema = z.object({ draft: draftSchema, pictures: bytes });

/** Paths below data/, and what else stands behind the ?. */
const querySchema = z.object({ path: z.string(), small: z.string(), id: z.string() }).partial();

type Query = z.infer<typeof querySchema>;

/**
 * The editor for the working directory, without an account, as middleware for `/admin` of an Express server: its page, and
 * what src/editor/store/local-store.ts asks for.
 */
export function editorServer(siteUrl: string): RequestHandler {
  const ready = startEditor(siteUrl);
  return (request, response, next) => {
    ready.then((editor) => editor(request, response, next), next);
  };
}

async function startEditor(siteUrl: string): Promise<Express> {
  await finishCutOff("data");
  const draft = draftIn(".editor-draft");
  await draft.tidy();
  const folder = join(tmpdir(), `editor-${process.pid}`);
  await writeEditor(folder, { store: "local", siteUrl });
  return express()
    .use((request, response, next) => {
      if (!refuseOthers(request, response)) next();
    })
    .use("/api", contentRequests("data", historyIn(".editor-history"), draft))
    .use(express.static(folder), answerFailure);
}

/** Reads and changes the content of a folder, with its history and draft. What writes waits its turn. */
function contentRequests(folder: string, history: History, kept: ReturnType<typeof draftIn>): Express {
  const answers: Readonly<Record<string, (query: Query, body: unknown) => Promise<unknown>>> = {
    "GET /content": () => readContent(folder),
    "POST /changes": async (_query, body) => {
      const { draft, ...sent } = publishSchema.parse(body);
      if (draft) await kept.expectUnchanged(draft);
      const { id, ...files } = await planChange(folder, history, sent);
      await changeFiles(folder, files);
      if (draft) await kept.keep(draft);
      return { id };
    },
    "GET /history": async ({ path }) =>
      (await history.changes(path)).map(({ id, title, at }) => ({ id, title, at })),
    "GET /changed": async ({ id }) => {
      const change = (await history.changes()).find((one) => one.id === id);
      if (!change) throw new Refusal("This change is no longer kept.");
      return change;
    },
    "GET /draft": () => kept.read(),
    "PUT /draft": (_query, body) => {
      const { draft, pictures } = keepSchema.parse(body);
      return kept.keep(draft, pictures);
    },
  };

  async function pictureAt({ path = "", small }: Query): Promise<Buffer> {
    if (!isPicture(path)) throw new Refusal("This is no picture.");
    const published = readFile(writableFile(folder, path));
    const picture = await published.catch(() => kept.picture(path)).catch(() => undefined);
    if (!picture) throw new Refusal(`The picture ${path} is not there.`);
    return small ? sharp(picture).rotate().resize(thumbnail).webp().toBuffer() : picture;
  }

  const answer = async ({ method, path, query, body }: Request) => {
    const task = answers[`${method} ${path}`];
    if (!task) throw new Refusal("The editor's server does not understand this request.");
    const run = async () => task(querySchema.parse(query), body);
    return (await (method === "GET" ? run() : inTurn(run))) ?? {};
  };
  return express()
    .use(express.json({ limit: largestBody }))
    .get("/picture", ({ query }, response, next) => {
      const asked = querySchema.parse(query);
      const type = asked.small ? "webp" : String(asked.path).replace(/^.*\./, "");
      pictureAt(asked).then((sent) => response.set("Cache-Control", "no-cache").type(type).send(sent), next);
    })
    .use((request, response, next) => {
      answer(request).then((said) => response.json(said), next);
    })
    .use(answerFailure);
}
