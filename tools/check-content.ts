import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { checkContentFolder } from "../src/content/check-content-folder";
import { missingLegalDetails } from "../src/content/derived/missing-legal-details";
import { formatValidationErrors } from "../src/content/reading/validation-error";
import { withoutSchemaAddress } from "../src/content/reading/without-schema-address";
import { companySchema } from "../src/content/types/company";
import { readArguments } from "./command-line/read-arguments";
import { startTool, ToolError } from "./command-line/start-tool";

/** Checks data/ (or the folder given) as the build does, in a second, without building. */
async function run(words: string[]): Promise<void> {
  const { positionals } = readArguments(words, { command: "npm run check:content --", words: ["FOLDER"] });
  const [folder = "data"] = positionals;
  if (!existsSync(folder)) throw new ToolError(`There is no folder ${folder}.`);
  const errors = await checkContentFolder(resolve(folder));
  if (errors.length === 0) {
    console.log(["The content is in order.", await missingIn(folder)].filter(Boolean).join("\n"));
    return;
  }
  console.error(formatValidationErrors(errors, folder.replace(/\/$/, "")));
  process.exitCode = 1;
}

/** What a build for publication would stop at; while writing it may be missing. */
async function missingIn(folder: string): Promise<string | undefined> {
  const company = JSON.parse(await readFile(join(folder, "company.json"), "utf8"));
  return missingLegalDetails(companySchema.parse(withoutSchemaAddress(company)));
}

void startTool(run);
