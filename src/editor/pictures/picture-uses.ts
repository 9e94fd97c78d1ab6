import { posix } from "node:path";
import { fieldLabel, fieldName, visitFields } from "../../content/fields/content-path";
import { cmsPlace } from "../../content/reading/cms-place";
import { parseContentFile } from "../../content/reading/parse-content-file";
import type { ContentFile } from "../../content/reading/read-content-files";

/** A field that shows a picture. */
export interface PictureUse {
  /** The picture's path below data/. */
  picture: string;
  /** The entry's file below data/, and the field in it as code writes it: pictures[0].image. */
  file: string;
  field: string;
  /** The same as the CMS names it: Portfolio › Loft bathroom › Pictures › 1 › Image. */
  place: string;
}

/** Every field of the content that shows a picture. */
export function pictureUsesIn(files: readonly ContentFile[]): PictureUse[] {
  return files.flatMap((file) => {
    const { parsed } = parseContentFile(file);
    if (!parsed) return [];
    const found: PictureUse[] = [];
    visitFields(parsed.schema, parsed.content, ({ path, description, value }) => {
      if (description.use !== "picture" || typeof value !== "string") return;
      found.push({
        picture: posix.join(posix.dirname(file.path), value),
        file: file.path,
        field: fieldName(path),
        place: `${cmsPlace(file.path, parsed.content)} › ${fieldLabel(parsed.schema, path)}`,
      });
    });
    return found;
  });
}
