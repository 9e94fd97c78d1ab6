import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { GatsbyNode } from "gatsby";
import sharp from "sharp";

/**
 * One quality suits all pictures: at it, delivered files look like their masters (docs/decisions/018).
 * tests/site/pictures.test.ts fails if the encoder ignores these settings.
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
 * Sets sharp's default effort to what a build with many pictures can afford (docs/decisions/018). Smart subsampling keeps
 * red, green and brass edges sharp in WebP. gatsby-plugin-sharp passes on the quality only, hence defaults in sharp itself.
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

/** A job of gatsby-plugin-sharp's worker: the files to make from one picture. */
export interface PictureJob {
  outputDir: string;
  args: { operations: readonly { outputPath: string }[] };
}

interface PictureWorker {
  IMAGE_PROCESSING: (job: PictureJob) => Promise<unknown>;
}

/** True if tools/forget-moved-cache.mjs has asked this build to keep the pictures. Removes the request. */
export function wantsKeptPictures(publicFolder: string): boolean {
  const request = join(publicFolder, "keep-pictures");
  const isThere = existsSync(request);
  rmSync(request, { force: true });
  return isThere;
}

/**
 * Makes the worker skip pictures that exist. Gatsby forgets them with its cache, but they are still valid: a file's name
 * contains the hash of its master and of its size.
 */
export function keepMadePictures(worker: PictureWorker): void {
  const process = worker.IMAGE_PROCESSING;
  worker.IMAGE_PROCESSING = async (job) => {
    const operations = job.args.operations.filter(
      ({ outputPath }) => !existsSync(join(job.outputDir, outputPath)),
    );
    if (operations.length > 0) await process({ ...job, args: { ...job.args, operations } });
  };
}

/**
 * Sets the encoders' defaults before the first picture is made, and keeps existing pictures if
 * tools/forget-moved-cache.mjs asks for it. https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#onPluginInit
 */
export const onPluginInit: GatsbyNode["onPluginInit"] = () => {
  setEncodingDefaults();
  if (wantsKeptPictures("public")) keepMadePictures(require("gatsby-plugin-sharp/gatsby-worker"));
};
