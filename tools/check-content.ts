import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { checkContentFolder } from "../src/content/check-content-folder";
import { reminders, remindersText } from "../src/content/derived/reminders";
import { validationErrorsText } from "../src/content/reading/validation-error";
import { publicationErrorsText } from "../src/content/rules/publication-errors";
import { startTool, ToolError } from "./start-tool";

/**
 * Checks data/ (or the folder given) as the build does, in a second, without building. If the site's address is real, it also asks
 * for real telephone numbers and addresses, and for the details that the law requires.
 */
void startTool(async () => {
  const [folder = "data"] = process.argv.slice(2);
  if (!existsSync(folder)) throw new ToolError(`There is no folder ${folder}.`);
  const { files, errors } = await checkContentFolder(resolve(folder));
  if (errors.length > 0) throw new ToolError(validationErrorsText(errors, folder.replace(/\/$/, "")));
  const errorsText = publicationErrorsText(files);
  if (errorsText) throw new ToolError(errorsText);
  console.log(
    ["The content is in order.", remindersText(reminders(files, new Date()))].filter(Boolean).join("\n"),
  );
});
