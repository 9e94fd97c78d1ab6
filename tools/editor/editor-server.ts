import { readFile } from "node:fs/promises";
import { extname } from "node:path";
import express, { type Express, type Request } from "express";
import * as z from "zod/mini";
import { parseJson } from "../../src/content/reading/parse-json";
import { thumbnailOf } from "../../src/editor/build/stored-pictures";
import { editorFiles } from "../../src/editor/build/write-editor";
import { UserError } from "../../src/editor/site/user-error";
import { refuseOthers } from "../only-this-machine";
import { makeChange, readContent, type SentChange } from "./make-change";
import { answerFailure, notUnderstood } from "./refusal";
import { pictureFile } from "./writable-file";

/** Many large pictures. */
const limit = "200mb";

const folder = "data";

/** The query parameters. Paths are below data/. */
const querySchema = z.partial(z.object({ path: z.string() }));

/**
 * The editor for the working directory, without an account, as middleware for `/admin` of an Express server: its page, and
 * what src/editor/store/local-store.ts asks for.
 */
export async function editorServer(): Promise<Express> {
  const files = await editorFiles("local");
  return express()
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
}

/** Reads and changes the content. */
function contentRequests(): Express {
  const answers: Readonly<Record<string, (request: Request) => Promise<unknown>>> = {
    "GET /content": () => readContent(folder),
    "POST /changes": async (request) => makeChange(folder, await sentChange(request)),
  };
  const answer = async (request: Request) => {
    const task = answers[`${request.method} ${request.path}`];
    if (!task) throw notUnderstood;
    return (await task(request)) ?? {};
  };
  return express()
    .use(express.raw({ type: () => true, limit }))
    .get("/thumbnail", ({ query }, response, next) => {
      const { path = "" } = querySchema.parse(query);
      const send = (sent: Buffer) => response.set("Cache-Control", "no-cache").type("webp").send(sent);
      readPicture(path).then(thumbnailOf).then(send, next);
    })
    .use((request, response, next) => {
      answer(request).then((body) => response.json(body), next);
    });
}

/** The changed files, and the version of the content that it was made from. */
const changeSchema = z.object({
  version: z.string(),
  files: z.array(z.object({ path: z.string(), after: z.optional(z.string()) })),
});

/** A change as src/editor/store/local-store.ts sends it: the files, and each picture under its path. */
async function sentChange({ headers, body }: Request): Promise<SentChange> {
  const type = String(headers["content-type"]);
  const bytes = new Uint8Array(z.instanceof(Buffer).parse(body));
  const form = await new Response(bytes, { headers: { "Content-Type": type } }).formData().catch(() => {
    throw notUnderstood;
  });
  const { files, version } = changeSchema.parse(parseJson(String(form.get("change"))).value);
  const pictures = new Map<string, Buffer>();
  for (const [path, part] of form)
    if (typeof part !== "string") pictures.set(path, Buffer.from(await part.arrayBuffer()));
  return { files, version, pictures };
}

async function readPicture(path: string): Promise<Buffer> {
  const file = pictureFile(folder, path);
  return readFile(file).catch(() => {
    throw new UserError(`The picture ${path} is not there.`);
  });
}
