import { type ContentField, fieldLabel, fieldName, fieldsIn } from "../../content/fields/value-path";
import { fileName } from "../../content/reading/file-path";
import { contentTypes } from "../../content/types/content-types";
import { placeOf, type Site } from "./site";

/** A field of the content with its value. */
export interface PlacedField extends Pick<ContentField, "description" | "value"> {
  /** The entry's file below data/, and the field in it: pictures.0.image. */
  file: string;
  field: string;
  /** The same as the editor names it: Portfolio › Loft bathroom › Pictures › 1 › Image. */
  place: string;
}

const known = new WeakMap<Site, readonly PlacedField[]>();

/** Every field of the content. Found once for each version. */
export function everyField(site: Site): readonly PlacedField[] {
  const found = known.get(site) ?? findFields(site);
  known.set(site, found);
  return found;
}

function findFields({ entries }: Site): PlacedField[] {
  return [...entries.values()].flatMap(({ path, type, value }) => {
    const { schema } = contentTypes[type];
    const entry = placeOf(path, entries);
    return fieldsIn(schema, value).map(({ path: field, description, value }) => {
      const place = `${entry} › ${fieldLabel(schema, field)}`;
      return { file: path, field: fieldName(field), place, description, value };
    });
  });
}

/** Every field of other entries that names an entry by its slug. */
export function usesOf(site: Site, path: string): PlacedField[] {
  const type = site.entries.get(path)?.type;
  return everyField(site).filter(
    ({ file, description: { use, to }, value }) =>
      file !== path && use === "reference" && to === type && value === fileName(path),
  );
}
