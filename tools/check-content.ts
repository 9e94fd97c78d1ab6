import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { checkContentFolder } from "../src/content/check-content-folder";
import { missingLegalDetails } from "../src/content/derived/missing-legal-details";
import { reminders } from "../src/content/derived/reminders";
import { whatStillStands } from "../src/content/derived/what-still-stands";
import { readContentFiles } from "../src/content/reading/read-content-files";
import { formatValidationErrors } from "../src/content/reading/validation-error";
import { withoutSchemaAddress } from "../src/content/reading/without-schema-address";
import { type Company, companySchema } from "../src/content/types/company";
import { startTool, ToolError } from "./start-tool";

async function companyIn(folder: string): Promise<Company> {
  const company = JSON.parse(await readFile(join(folder, "company.json"), "utf8"));
  return companySchema.parse(withoutSchemaAddress(company));
}

/** What the owner has not made theirs, each with its place in the editor. */
function standingIn(company: Company): string {
  const standing = whatStillStands(company).map(({ file, field, says }) => `  ${says} (${file}: ${field})`);
  return ["What still stands from the demonstration:", ...standing].join("\n");
}

/**
 * Checks data/ (or the folder given) as the build does, in a second, without building. With `--live` nothing may be left of
 * the demonstration either.
 */
void startTool(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { live: { type: "boolean" } },
  });
  const [folder = "data"] = positionals;
  if (!existsSync(folder)) throw new ToolError(`There is no folder ${folder}.`);
  const errors = await checkContentFolder(resolve(folder));
  if (errors.length > 0) throw new ToolError(formatValidationErrors(errors, folder.replace(/\/$/, "")));
  const company = await companyIn(folder);
  if (values.live && whatStillStands(company).length > 0) throw new ToolError(standingIn(company));
  const toSeeTo = reminders(await readContentFiles(folder), new Date());
  const notes = toSeeTo.map(({ file, field, says }) => `data/${file}, ${field}: ${says}`);
  // A build for publication would stop at what is missing; while writing it may be.
  console.log(
    ["The content is in order.", missingLegalDetails(company), ...notes].filter(Boolean).join("\n"),
  );
});
