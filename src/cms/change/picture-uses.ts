import { posix } from "node:path";
import { fieldLabel, visitFields } from "../../content/fields/content-path";
import { cmsPlace } from "../../content/reading/cms-place";
import { parseContentFile } from "../../content/reading/parse-content-file";
import type { ContentFile } from "../../content/reading/read-content-files";

/** Why a picture may not be deleted: every place that shows it, in words; empty where none does. */
export function pictureUses(files: readonly ContentFile[], picture: string): string {
  const places = files.flatMap((file) => {
    const { parsed } = parseContentFile(file);
    if (!parsed) return [];
    const found: string[] = [];
    visitFields(parsed.schema, parsed.content, ({ path, description, value }) => {
      if (description.use !== "picture" || typeof value !== "string") return;
      if (posix.join(posix.dirname(file.path), value) !== picture) return;
      found.push(`  ${cmsPlace(file.path, parsed.content)} › ${fieldLabel(parsed.schema, path)}`);
    });
    return found;
  });
  if (places.length === 0) return "";
  return [
    `${posix.basename(picture)} stays, because the site shows it:`,
    ...places,
    "Choose another picture there and publish; then this one can be deleted.",
  ].join("\n");
}
