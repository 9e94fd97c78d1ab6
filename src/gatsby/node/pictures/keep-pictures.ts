import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";

/** What gatsby-plugin-sharp's worker is asked for: the files to be made of one picture. */
export interface PictureJob {
  outputDir: string;
  args: { operations: readonly { outputPath: string }[] };
}

interface PictureWorker {
  IMAGE_PROCESSING: (job: PictureJob) => Promise<unknown>;
}

/** Whether a folder's pictures are to be kept in this build, as tools/forget-moved-cache.mjs says there; told once. */
export function wantsKeptPictures(publicFolder: string): boolean {
  const request = join(publicFolder, "keep-pictures");
  const isThere = existsSync(request);
  rmSync(request, { force: true });
  return isThere;
}

/**
 * Lets the worker leave out pictures that are there. Gatsby knows what it has made from its cache only; the names of the
 * files tell what is in them, from which master and how large, so that without the cache they need not be made again.
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
