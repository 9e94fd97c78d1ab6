import { posix } from "node:path";
import type { RequestHandler } from "express";
import { z } from "zod";
import type { CompleteChange } from "../../src/cms/change/complete-change";
import { pictureUses } from "../../src/cms/change/picture-uses";
import { type ContentFile, readContentFiles } from "../../src/content/reading/read-content-files";
import { formatValidationErrors, type ValidationError } from "../../src/content/reading/validation-error";
import { applyChange } from "./apply-change";
import { checkChange } from "./check-change";

/** Errors of the content, in words for the editor; the CMS shows what comes with this status in a dialog. */
const refused = 422;

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
  if (change.errors.length === 0) await applyChange(folder, change, uploads);
  return inWords(change.errors);
}

async function removed(folder: string, { params }: z.infer<typeof deleteSchema>): Promise<string> {
  const paths = params.paths.map(belowData);
  const files = await readContentFiles(folder);
  const changes: CompleteChange[] = [];
  for (const path of paths) {
    const { change, refusal } = await removal(folder, files, path);
    if (refusal) return refusal;
    changes.push(change);
  }
  for (const change of changes) await applyChange(folder, change);
  return "";
}

/** What removing an entry or a picture changes, and why it may not be removed; empty where it may. */
async function removal(
  folder: string,
  files: readonly ContentFile[],
  path: string,
): Promise<{ change: CompleteChange; refusal: string }> {
  const isEntry = files.some((file) => file.path === path);
  if (!isEntry)
    return { change: { texts: [{ path }], uploads: [], moves: [] }, refusal: pictureUses(files, path) };
  const change = await checkChange(folder, { path, isNew: false, uploads: [] });
  return { change, refusal: inWords(change.errors) };
}

const inWords = (errors: readonly ValidationError[]) =>
  errors.length === 0 ? "" : formatValidationErrors(errors);

const belowData = (path: string) => path.replace(/^\/?data\//, "");
