import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { checkContentFolder } from "../src/content/check-content";
import { formatValidationErrors } from "../src/content/reading/validation-error";
import { readArguments } from "./command-line/read-arguments";
import { startTool, ToolError } from "./command-line/start-tool";

/** Checks data/ (or the folder given) as the build does, in a second, without building. */
async function run(words: string[]): Promise<void> {
  const { positionals } = readArguments(words, { command: "npm run check:content --", words: ["FOLDER"] });
  const [folder = "data"] = positionals;
  if (!existsSync(folder)) throw new ToolError(`There is no folder ${folder}.`);
  const errors = await checkContentFolder(resolve(folder));
  if (errors.length === 0) {
    console.log("The content is in order.");
    return;
  }
  console.error(formatValidationErrors(errors));
  process.exitCode = 1;
}

void startTool(run);
