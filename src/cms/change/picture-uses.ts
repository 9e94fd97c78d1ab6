import { posix } from "node:path";
import { fieldLabel, visitFields } from "../../content/fields/content-path";
import { cmsPlace } from "../../content/reading/cms-place";
import { parseContentFile } from "../../content/reading/parse-content-file";
import type { ContentFile } from "../../content/reading/read-content-files";

/** Every place that shows a picture, as the CMS names it: Portfolio › Loft bathroom › Pictures › 1 › Image. */
export function placesOf(files: readonly ContentFile[], shows: (picture: string) => boolean): string[] {
  return files.flatMap((file) => {
    const { parsed } = parseContentFile(file);
    if (!parsed) return [];
    const found: string[] = [];
    visitFields(parsed.schema, parsed.content, ({ path, description, value }) => {
      if (description.use !== "picture" || typeof value !== "string") return;
      if (!shows(posix.join(posix.dirname(file.path), value))) return;
      found.push(`${cmsPlace(file.path, parsed.content)} › ${fieldLabel(parsed.schema, path)}`);
    });
    return found;
  });
}

/** Why a picture may not be deleted: every place that shows it, in words; empty where none does. */
export function pictureUses(files: readonly ContentFile[], picture: string): string {
  const places = placesOf(files, (shown) => shown === picture);
  if (places.length === 0) return "";
  return [
    `${posix.basename(picture)} stays, because the site shows it:`,
    ...places.map((place) => `  ${place}`),
    "Choose another picture there and publish; then this one can be deleted.",
  ].join("\n");
}
