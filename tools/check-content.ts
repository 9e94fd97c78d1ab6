import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { checkContentFolder } from "../src/content/check-content-folder";
import { remainingDemoContent } from "../src/content/derived/demo-content";
import { missingLegalDetails } from "../src/content/derived/legal-gaps";
import { reminders, remindersText } from "../src/content/derived/reminders";
import { isDemonstration } from "../src/content/derived/unreal-details";
import { readContentFiles } from "../src/content/reading/read-content-files";
import { companyIn } from "../src/content/reading/valid-entries";
import { formatValidationErrors } from "../src/content/reading/validation-error";
import { startTool, ToolError } from "./start-tool";

/**
 * Checks data/ (or the folder given) as the build does, in a second, without building. For a real address it lists what is left of
 * the demonstration; with `--live` that fails.
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
  const files = await readContentFiles(folder);
  const left = remindersText(remainingDemoContent(files));
  const toDo = left && `${demoHeading}\n${left}`;
  if (values.live && toDo) throw new ToolError(toDo);
  // A build for publication would stop at what is missing; while writing it may be.
  const isForCustomers = !isDemonstration(companyIn(files)?.website ?? "https://site.example");
  const notes = [
    missingLegalDetails(files),
    remindersText(reminders(files, new Date())),
    isForCustomers && toDo,
  ];
  console.log(["The content is in order.", ...notes].filter(Boolean).join("\n"));
});

const demoHeading = "Demo content left to replace:";
