import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { GatsbyNode } from "gatsby";
import sharp from "sharp";

/**
 * One quality suits all pictures: the delivered files look like their masters (docs/decisions/018). tests/site/pictures
 * notices an encoder that ignores these settings.
 */
export const pictureDefaults = {
  formats: ["avif", "webp"],
  placeholder: "dominantColor",
  avifOptions: { quality: 68 },
  webpOptions: { quality: 84 },
};

type Encode = (this: unknown, options?: object) => unknown;
type Encoders = Record<"avif" | "webp", Encode>;

/**
 * Efforts that a build with many pictures can afford: docs/decisions/018. Smart subsampling keeps red, green and brass
 * edges in WebP. gatsby-plugin-sharp passes on a quality and no other option, so
 * sharp is told itself.
 */
export function setEncodingDefaults(encoders: Encoders = sharp.prototype): void {
  const { avif, webp } = encoders;
  encoders.avif = function (options) {
    return avif.call(this, { effort: 2, ...options });
  };
  encoders.webp = function (options) {
    return webp.call(this, { smartSubsample: true, effort: 2, ...options });
  };
}

/** A job of gatsby-plugin-sharp's worker: the files to make of one picture. */
export interface PictureJob {
  outputDir: string;
  args: { operations: readonly { outputPath: string }[] };
}

interface PictureWorker {
  IMAGE_PROCESSING: (job: PictureJob) => Promise<unknown>;
}

/** Whether tools/forget-moved-cache.mjs asks to keep the pictures in this build; the request is removed. */
export function wantsKeptPictures(publicFolder: string): boolean {
  const request = join(publicFolder, "keep-pictures");
  const isThere = existsSync(request);
  rmSync(request, { force: true });
  return isThere;
}

/**
 * Lets the worker skip pictures that exist. Gatsby knows only from its cache what it has made, but the files' names contain
 * the hash of the master and of the size, so the pictures are still valid without the cache.
 */
export function keepPictures(worker: PictureWorker): void {
  const process = worker.IMAGE_PROCESSING;
  worker.IMAGE_PROCESSING = async (job) => {
    const operations = job.args.operations.filter(
      ({ outputPath }) => !existsSync(join(job.outputDir, outputPath)),
    );
    if (operations.length > 0) await process({ ...job, args: { ...job.args, operations } });
  };
}

/**
 * Sets the encoders' defaults before the first picture, and keeps the pictures where tools/forget-moved-cache.mjs asks for
 * it. https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#onPluginInit
 */
export const onPluginInit: GatsbyNode["onPluginInit"] = () => {
  setEncodingDefaults();
  if (wantsKeptPictures("public")) keepPictures(require("gatsby-plugin-sharp/gatsby-worker"));
};
