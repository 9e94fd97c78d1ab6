import { join } from "node:path";
import { type RequestHandler, Router } from "express";
import sharp from "sharp";
import { picturePaths } from "../../editor/content-paths";
import { isPicture } from "../../editor/writable-file";

/** In pixels: twice what the CMS's list of pictures shows. */
const thumbnailSize = { width: 480, height: 320 };

/**
 * Tells every picture that is stored in the folder of the content, with its size in pixels; below that, by its path, each
 * one small.
 */
export function pictureRequests(folder: string): RequestHandler {
  const stored = async () => (await picturePaths(folder)).filter(isPicture).sort();
  return Router()
    .get("/", (_request, response, next) => {
      stored()
        .then((paths) => Promise.all(paths.map((path) => described(folder, path))))
        .then((pictures) => response.json(pictures), next);
    })
    .use((request, response, next) => {
      const wanted = decodeURIComponent(request.path).slice(1);
      stored()
        .then(async (paths) => {
          if (!paths.includes(wanted)) return next();
          const small = sharp(join(folder, wanted))
            .rotate()
            .resize({ ...thumbnailSize, fit: "inside" });
          response.type("webp").send(await small.webp().toBuffer());
        })
        .catch(next);
    });
}

/** A picture that cannot be read has no size. */
async function described(folder: string, path: string) {
  const size = await sharp(join(folder, path))
    .metadata()
    .catch(() => undefined);
  return { path, ...(size ? { width: size.width, height: size.height } : {}) };
}
