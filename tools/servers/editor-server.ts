import { readFile } from "node:fs/promises";
import { extname } from "node:path";
import express, { type Express, type Request, type Router } from "express";
import * as z from "zod/mini";
import { parseJson } from "../../src/content/reading/parse-json";
import { thumbnailOf } from "../../src/editor/build/stored-pictures";
import { editorFiles } from "../../src/editor/build/write-editor";
import { UserError } from "../../src/editor/site/user-error";
import { answerFailure, notUnderstood } from "./answer-failure";
import { makeChange, readContent, type SentChange } from "./make-change";
import { refuseOthers } from "./only-this-machine";
import { pictureFile } from "./writable-file";

/** A change may bring many large pictures. */
const limit = "200mb";

const folder = "data";

/**
 * The editor for the working directory, without an account, as middleware for `/admin` of an Express server: its page, and
 * the answers to src/editor/store/local-store.ts.
 */
export async function editorServer(): Promise<Express> {
  const files = await editorFiles("local");
  return express()
    .use(refuseOthers)
    .use("/api", contentApi())
    .get("*", ({ path }, response, next) => {
      const name = path.slice(1) || "index.html";
      const content = files.get(name);
      if (content) response.set("Cache-Control", "no-cache").type(extname(name)).send(content);
      else next();
    })
    .use(answerFailure);
}

/** Reads and changes the content. Express 4 does not see a promise that fails, so each one passes its failure to `next`. */
function contentApi(): Router {
  const router = express.Router();
  router.get("/content", (_request, response, next) => {
    readContent(folder).then((content) => response.json(content), next);
  });
  router.get("/thumbnail", ({ query }, response, next) => {
    readPicture(String(query.path))
      .then(thumbnailOf)
      .then((picture) => response.set("Cache-Control", "no-cache").type("webp").send(picture), next);
  });
  router.post("/changes", express.raw({ type: () => true, limit }), (request, response, next) => {
    sentChange(request)
      .then((change) => makeChange(folder, change))
      .then(() => response.json({}), next);
  });
  router.use((_request, _response, next) => next(notUnderstood));
  return router;
}

/** The changed files, and the version of the content that they were made from. */
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
