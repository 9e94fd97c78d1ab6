import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { checkContentFolder } from "../src/content/check-content-folder";
import { missingLegalDetails } from "../src/content/derived/missing-legal-details";
import { reminders } from "../src/content/derived/reminders";
import { readContentFiles } from "../src/content/reading/read-content-files";
import { formatValidationErrors } from "../src/content/reading/validation-error";
import { withoutSchemaAddress } from "../src/content/reading/without-schema-address";
import { companySchema } from "../src/content/types/company";
import { startTool, ToolError } from "./start-tool";

/** What a build for publication would stop at; while writing it may be missing. */
async function missingIn(folder: string): Promise<string | undefined> {
  const company = JSON.parse(await readFile(join(folder, "company.json"), "utf8"));
  return missingLegalDetails(companySchema.parse(withoutSchemaAddress(company)));
}

/** Checks data/ (or the folder given) as the build does, in a second, without building. */
void startTool(async () => {
  const [folder = "data"] = parseArgs({ allowPositionals: true }).positionals;
  if (!existsSync(folder)) throw new ToolError(`There is no folder ${folder}.`);
  const errors = await checkContentFolder(resolve(folder));
  if (errors.length > 0) throw new ToolError(formatValidationErrors(errors, folder.replace(/\/$/, "")));
  const standing = reminders(await readContentFiles(folder), new Date());
  const notes = standing.map(({ file, field, says }) => `data/${file}, ${field}: ${says}`);
  console.log(["The content is in order.", await missingIn(folder), ...notes].filter(Boolean).join("\n"));
});
