import { fieldLabel, fieldName, visitFields } from "../../content/fields/content-path";
import { editorPlace } from "../../content/reading/editor-place";
import { parseContentFile } from "../../content/reading/parse-content-file";
import type { ContentFile } from "../../content/reading/read-content-files";
import type { Content, StoredPicture } from "../change/change";
import { pictureAt } from "../state/picture-path";
import type { Draft } from "../store/store";

/** A field that shows a picture. */
interface PictureUse {
  /** The picture's path below data/. */
  picture: string;
  /** The entry's file below data/, and the field in it as code writes it: pictures[0].image. */
  file: string;
  field: string;
  /** The same as the editor names it: Portfolio › Loft bathroom › Pictures › 1 › Image. */
  place: string;
}

/** Every field of the content that shows a picture. */
function pictureUsesIn(files: readonly ContentFile[]): PictureUse[] {
  return files.flatMap((file) => {
    const { parsed } = parseContentFile(file);
    if (!parsed) return [];
    const found: PictureUse[] = [];
    visitFields(parsed.schema, parsed.content, ({ path, description, value }) => {
      if (description.use !== "picture" || typeof value !== "string") return;
      found.push({
        picture: pictureAt(file.path, value),
        file: file.path,
        field: fieldName(path),
        place: `${editorPlace(file.path, parsed.content)} › ${fieldLabel(parsed.schema, path)}`,
      });
    });
    return found;
  });
}

export interface ShownPicture extends StoredPicture {
  uses: readonly PictureUse[];
}

/** Every stored picture with the places that show it, drafts included: the unused ones first. */
export function storedPictures(content: Content, drafts: readonly Draft[]): ShownPicture[] {
  const uses = pictureUsesIn([...content.files, ...drafts]);
  return content.pictures
    .map((picture) => ({ ...picture, uses: uses.filter((use) => use.picture === picture.path) }))
    .sort((one, other) => Number(one.uses.length > 0) - Number(other.uses.length > 0));
}
