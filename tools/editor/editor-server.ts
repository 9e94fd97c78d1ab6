import { readFile } from "node:fs/promises";
import { extname } from "node:path";
import express, { type Express, type Request, type RequestHandler } from "express";
import * as z from "zod/mini";
import { thumbnailOf } from "../../src/editor/build/pictures";
import { editorFiles } from "../../src/editor/build/write-editor";
import { changeSchema } from "../../src/editor/site/change";
import { PlainError } from "../../src/editor/site/plain-error";
import { taskQueue } from "../../src/editor/site/task-queue";
import { refuseOthers } from "../develop/only-this-machine";
import { writeWhole } from "../write-whole";
import { makeChange, readContent } from "./make-change";
import { answerFailure } from "./refusal";
import { pictureFile } from "./writable-file";

/** A large picture. */
const limit = "50mb";

const folder = "data";

/** The query parameters. Paths are below data/. */
const querySchema = z.partial(z.object({ path: z.string(), small: z.string() }));

/** A change, and the version of the content that it was made from. */
const publicationSchema = z.object({ change: changeSchema, version: z.string() });

/**
 * The editor for the working directory, without an account, as middleware for `/admin` of an Express server: its page, and
 * what src/editor/store/local-store.ts asks for.
 */
export function editorServer(): RequestHandler {
  const ready = editorFiles("local").then(startEditor);
  return (request, response, next) => {
    ready.then((editor) => editor(request, response, next), next);
  };
}

const startEditor = (files: ReadonlyMap<string, Buffer>): Express =>
  express()
    .use((request, response, next) => {
      if (!refuseOthers(request, response)) next();
    })
    .use("/api", contentRequests())
    .get("*", ({ path }, response, next) => {
      const name = path.slice(1) || "index.html";
      const content = files.get(name);
      if (content) response.set("Cache-Control", "no-cache").type(extname(name)).send(content);
      else next();
    })
    .use(answerFailure);

/** Reads and changes the content. What writes waits its turn: a change is checked against the content as it is. */
function contentRequests(): Express {
  const inTurn = taskQueue();
  const answers: Readonly<Record<string, (request: Request) => Promise<unknown>>> = {
    "GET /content": () => readContent(folder),
    "POST /changes": ({ body }) => {
      const { change, version } = publicationSchema.parse(body);
      return inTurn(() => makeChange(folder, change, version));
    },
    "PUT /picture": ({ query, body }) => {
      const { path = "" } = querySchema.parse(query);
      return inTurn(() => writeWhole(pictureFile(folder, path), z.instanceof(Buffer).parse(body)));
    },
  };
  const answer = async (request: Request) => {
    const task = answers[`${request.method} ${request.path}`];
    if (!task) throw new PlainError("The editor's server does not understand this request.");
    return (await task(request)) ?? {};
  };
  return express()
    .use(express.json({ limit }), express.raw({ type: () => true, limit }))
    .get("/picture", ({ query }, response, next) => {
      const { path = "", small } = querySchema.parse(query);
      const type = small ? "webp" : path.replace(/^.*\./, "");
      const send = (sent: Buffer) => response.set("Cache-Control", "no-cache").type(type).send(sent);
      readPicture(path)
        .then(small ? thumbnailOf : (bytes) => bytes)
        .then(send, next);
    })
    .use((request, response, next) => {
      answer(request).then((body) => response.json(body), next);
    })
    .use(answerFailure);
}

async function readPicture(path: string): Promise<Buffer> {
  const file = pictureFile(folder, path);
  return readFile(file).catch(() => {
    throw new PlainError(`The picture ${path} is not there.`);
  });
}
