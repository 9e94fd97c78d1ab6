import { checkContentFolder } from "../../content/check-content-folder";
import { formatValidationErrors } from "../../content/reading/validation-error";

/**
 * Checks the content at each moment, and prints its errors when they change. Gatsby's own message for an invalid file,
 * "Cannot return null for non-nullable field", does not name the file.
 */
export async function tellContentErrors(
  folder: string,
  moments: AsyncIterable<unknown>,
  say: (text: string) => void,
): Promise<void> {
  let lastReport = "";
  for await (const _moment of moments) {
    // A file may vanish between listing and reading; the next check sees the folder without it.
    const errors = await checkContentFolder(folder).catch(() => undefined);
    if (!errors) continue;
    const report = errors.length > 0 ? formatValidationErrors(errors) : "";
    if (report !== lastReport) say(report || "The content is in order again.");
    lastReport = report;
  }
}
