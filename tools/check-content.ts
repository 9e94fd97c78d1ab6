import { resolve } from "node:path";
import { checkContentFolder } from "../src/content/check-content";
import { formatValidationErrors } from "../src/content/reading/validation-error";

/** Checks data/ (or the folder given) as the build does, in a second, without building. */
async function run(folder: string): Promise<void> {
  const errors = await checkContentFolder(resolve(folder));
  if (errors.length === 0) {
    console.log("The content is in order.");
    return;
  }
  console.error(formatValidationErrors(errors));
  process.exitCode = 1;
}

void run(process.argv[2] ?? "data");
