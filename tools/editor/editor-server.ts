import { readFile } from "node:fs/promises";
import { extname } from "node:path";
import express, { type Express, type Request, type RequestHandler } from "express";
import * as z from "zod/mini";
import { thumbnailOf } from "../../src/editor/build/thumbnails";
import { editorFiles } from "../../src/editor/build/write-editor";
import { changeSchema } from "../../src/editor/change/change";
import { PlainError } from "../../src/editor/change/plain-error";
import { refuseOthers } from "../develop/only-this-machine";
import { writeWhole } from "../write-whole";
import { keptBeside } from "./kept";
import { finishCutOff, inTurn, makeChange, readContent } from "./make-change";
import { answerFailure } from "./refusal";
import { pictureFile } from "./writable-file";

/** A large picture. */
const limit = "50mb";

/** The query parameters. Paths are below data/. */
const querySchema = z.partial(z.object({ path: z.string(), small: z.string(), id: z.string() }));

/** A change, and the version of the content that it was made from. */
const publicationSchema = z.object({ change: changeSchema, version: z.string() });

type Query = z.infer<typeof querySchema>;

/**
 * The editor for the working directory, without an account, as middleware for `/admin` of an Express server: its page, and
 * what src/editor/store/local-store.ts asks for.
 */
export function editorServer(): RequestHandler {
  const ready = startEditor();
  return (request, response, next) => {
    ready.then((editor) => editor(request, response, next), next);
  };
}

async function startEditor(): Promise<Express> {
  await finishCutOff("data");
  const files = await editorFiles("local");
  return express()
    .use((request, response, next) => {
      if (!refuseOthers(request, response)) next();
    })
    .use("/api", contentRequests("data"))
    .get("*", ({ path }, response, next) => {
      const name = path.slice(1) || "index.html";
      const content = files.get(name);
      if (content) response.set("Cache-Control", "no-cache").type(extname(name)).send(content);
      else next();
    })
    .use(answerFailure);
}

/** Reads and changes the content of a folder, with what is kept beside it. What writes waits its turn. */
function contentRequests(folder: string): Express {
  const kept = keptBeside(folder);
  const answers: Readonly<Record<string, (query: Query, body: unknown) => Promise<unknown>>> = {
    "GET /content": () => readContent(folder),
    "POST /changes": (_query, body) => {
      const { change, version } = publicationSchema.parse(body);
      return makeChange(folder, change, version);
    },
    "GET /history": async ({ path }) =>
      (await kept.changes(path)).map(({ id, title, at }) => ({ id, title, at })),
    "GET /changed": async ({ id }) => {
      const change = (await kept.changes()).find((one) => one.id === id);
      if (!change) throw new PlainError("This change is no longer kept.");
      return change;
    },
    "PUT /picture": ({ path = "" }, body) => writeWhole(kept.picture(path), z.instanceof(Buffer).parse(body)),
  };

  async function pictureAt({ path = "", small }: Query): Promise<Buffer> {
    const published = readFile(pictureFile(folder, path));
    const picture = await published.catch(() => readFile(kept.picture(path))).catch(() => undefined);
    if (!picture) throw new PlainError(`The picture ${path} is not there.`);
    return small ? thumbnailOf(picture) : picture;
  }

  const answer = async ({ method, path, query, body }: Request) => {
    const task = answers[`${method} ${path}`];
    if (!task) throw new PlainError("The editor's server does not understand this request.");
    const run = async () => task(querySchema.parse(query), body);
    return (await (method === "GET" ? run() : inTurn(run))) ?? {};
  };
  return express()
    .use(express.json({ limit }), express.raw({ type: () => true, limit }))
    .get("/picture", ({ query }, response, next) => {
      const asked = querySchema.parse(query);
      const type = asked.small ? "webp" : String(asked.path).replace(/^.*\./, "");
      pictureAt(asked).then((sent) => response.set("Cache-Control", "no-cache").type(type).send(sent), next);
    })
    .use((request, response, next) => {
      answer(request).then((body) => response.json(body), next);
    })
    .use(answerFailure);
}
