import { type ContentField, fieldLabel, fieldName, fieldsIn } from "../../content/fields/value-path";
import { contentTypes } from "../../content/types/content-types";
import { locationOf, type Site } from "./site";

/** A field of the content with its value. */
export interface SiteField extends Pick<ContentField, "description" | "value"> {
  /** The entry's file below data/, and the field in it: pictures.0.image. */
  file: string;
  field: string;
  /** The same as the editor names it: Portfolio › Loft bathroom › Pictures › 1 › Image. */
  location: string;
}

/** Every field of the content. */
export const everyField = ({ entries }: Site): SiteField[] =>
  [...entries.values()].flatMap(({ path, type, value }) => {
    const { schema } = contentTypes[type];
    const entry = locationOf(path, entries);
    return fieldsIn(schema, value).map(({ path: field, description, value }) => {
      const location = `${entry} › ${fieldLabel(schema, field)}`;
      return { file: path, field: fieldName(field), location, description, value };
    });
  });
