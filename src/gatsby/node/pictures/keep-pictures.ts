import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";

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
