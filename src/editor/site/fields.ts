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

const known = new WeakMap<Site, readonly SiteField[]>();

/** Every field of the content. Found once for each version. */
export function everyField(site: Site): readonly SiteField[] {
  const found = known.get(site) ?? findFields(site);
  known.set(site, found);
  return found;
}

function findFields({ entries }: Site): SiteField[] {
  return [...entries.values()].flatMap(({ path, type, value }) => {
    const { schema } = contentTypes[type];
    const entry = locationOf(path, entries);
    return fieldsIn(schema, value).map(({ path: field, description, value }) => {
      const location = `${entry} › ${fieldLabel(schema, field)}`;
      return { file: path, field: fieldName(field), location, description, value };
    });
  });
}
