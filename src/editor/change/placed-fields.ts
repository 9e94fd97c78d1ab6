import { type ContentField, fieldLabel, fieldName, fieldsIn } from "../../content/fields/value-path";
import { editorPlace } from "../../content/reading/editor-place";
import { parseContentFile } from "../../content/reading/parse-content-file";
import type { ContentFile } from "../../content/reading/read-content-files";
import { textAt } from "./changed-files";
import { contentOf } from "./entries";

/** Areas › Chelsea: an entry as the editor names it. */
export function placeOf(path: string, files: readonly ContentFile[]): string {
  return editorPlace(path, contentOf(textAt({ files }, path))) ?? path;
}

/** A field of the content with its value. Types that have no form are left out. */
export interface PlacedField extends Pick<ContentField, "description" | "value"> {
  /** The entry's file below data/, and the field in it: pictures.0.image. */
  file: string;
  field: string;
  /** The same as the editor names it: Portfolio › Loft bathroom › Pictures › 1 › Image. */
  place: string;
}

export function everyField(files: readonly ContentFile[]): PlacedField[] {
  return files.flatMap((file) => {
    const { parsed } = parseContentFile(file);
    if (!parsed) return [];
    const entry = placeOf(file.path, [file]);
    return fieldsIn(parsed.schema, parsed.content).map(({ path, description, value }) => {
      const place = `${entry} › ${fieldLabel(parsed.schema, path)}`;
      return { file: file.path, field: fieldName(path), place, description, value };
    });
  });
}
