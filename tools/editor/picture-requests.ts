import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { type RequestHandler, Router } from "express";
import sharp from "sharp";
import type { Drafts } from "./kept-drafts";
import { Refusal } from "./refusal";
import { isPicture, writableFile } from "./writable-file";

/** Of a list's or a dialog's small pictures, twice as many pixels as are shown. */
const thumbnail = { width: 480, height: 360, fit: "inside" } as const;

/** A picture by its path below data/, as published or as a draft keeps it; small, where that is asked for. */
export function pictureRequests(folder: string, drafts: Pick<Drafts, "picture">): RequestHandler {
  return Router().get("/picture", (request, response, next) => {
    const { path, draft, small } = request.query;
    read(String(path), typeof draft === "string" ? draft : undefined).then(async (picture) => {
      if (!picture) return next();
      const shown = small ? await sharp(picture).rotate().resize(thumbnail).webp().toBuffer() : picture;
      const type = small ? "webp" : String(path).replace(/^.*\./, "");
      response.set("Cache-Control", "no-cache").type(type).send(shown);
    }, next);
  });

  async function read(path: string, draft?: string): Promise<Buffer | undefined> {
    if (!isPicture(path)) throw new Refusal("This is no picture.");
    const own = draft === undefined ? undefined : await drafts.picture(draft, path);
    return own ?? readFile(writableFile(folder, path)).catch(() => undefined);
  }
}

const sizes = new Map<string, Promise<{ width?: number; height?: number }>>();

/** A picture with its size in pixels, for which it is read once for each time at which it was written. */
export async function measured(folder: string, path: string) {
  const file = join(folder, path);
  const { mtimeMs } = await stat(file);
  const key = `${file} ${mtimeMs}`;
  const size = sizes.get(key) ?? sizeOf(file);
  sizes.set(key, size);
  return { path, ...(await size) };
}

/** A picture that cannot be read has no size. */
function sizeOf(file: string): Promise<{ width?: number; height?: number }> {
  return sharp(file)
    .metadata()
    .then(
      ({ width, height }) => ({ width, height }),
      () => ({}),
    );
}
