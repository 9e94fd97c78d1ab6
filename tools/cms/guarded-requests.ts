import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join, posix } from "node:path";
import type { RequestHandler } from "express";
import { z } from "zod";
import { pictureUses } from "../../src/cms/change/picture-uses";
import { readContentFiles } from "../../src/content/reading/read-content-files";
import { checkChange } from "./check-change";

/** Errors of the content, in words for the editor; the CMS shows what comes with this status in a dialog. */
export const refused = 422;

const persistSchema = z.object({
  action: z.literal("persistEntry"),
  params: z.object({
    dataFiles: z.tuple([z.object({ path: z.string(), raw: z.string() })]),
    assets: z.array(z.object({ path: z.string(), content: z.base64() })),
    options: z.object({ newEntry: z.boolean().default(false) }),
  }),
});

const deleteSchema = z.object({
  action: z.literal("deleteFiles"),
  params: z.object({ paths: z.array(z.string()) }),
});

const requestSchema = z.union([persistSchema, deleteSchema]);

/**
 * Answers what writes or removes content in the place of decap-server: only a change that leaves the content whole is
 * made. Other requests go on to decap-server. Their shape: decap-server, middlewares/types.ts.
 */
export function guardedRequests(folder: string): RequestHandler {
  return (request, response, next) => {
    const asked = requestSchema.safeParse(request.body);
    if (request.method !== "POST" || !asked.success) return next();
    const done =
      asked.data.action === "persistEntry" ? saved(folder, asked.data) : removed(folder, asked.data);
    done.then(
      (errors) => (errors ? response.status(refused).json({ error: errors }) : response.json({})),
      next,
    );
  };
}

async function saved(folder: string, { params }: z.infer<typeof persistSchema>): Promise<string> {
  const { dataFiles, assets, options } = params;
  const [{ path, raw }] = dataFiles;
  const uploads = new Map(
    assets.map((asset) => [posix.basename(asset.path), Buffer.from(asset.content, "base64")]),
  );
  const entry = { path: belowData(path), text: raw, isNew: options.newEntry, uploads: [...uploads.keys()] };
  const change = await checkChange(folder, entry, uploads);
  if (change.errors) return change.errors;
  for (const { name, to } of change.uploads) await write(folder, to, uploads.get(name) ?? "");
  for (const { path, text } of change.texts) {
    if (text === undefined) await rm(join(folder, path));
    else await write(folder, path, text);
  }
  return "";
}

async function removed(folder: string, { params }: z.infer<typeof deleteSchema>): Promise<string> {
  const paths = params.paths.map(belowData);
  const files = await readContentFiles(folder);
  for (const path of paths) {
    const isEntry = files.some((file) => file.path === path);
    const errors = isEntry
      ? (await checkChange(folder, { path, isNew: false, uploads: [] })).errors
      : pictureUses(files, path);
    if (errors) return errors;
  }
  await Promise.all(paths.map((path) => rm(join(folder, path))));
  return "";
}

async function write(folder: string, path: string, content: string | Buffer): Promise<void> {
  const file = join(folder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

const belowData = (path: string) => path.replace(/^\/?data\//, "");
