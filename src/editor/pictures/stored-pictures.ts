import { namesFile } from "../../content/fields/field-descriptions";
import { namedPath } from "../../content/reading/content-path";
import type { Content, StoredPicture } from "../change/change";
import type { Draft } from "../store/store";
import { everyField } from "../words/every-field";

export interface ShownPicture extends StoredPicture {
  /** Its path below data/images/, by which people know it. */
  name: string;
  /** The fields that show it. */
  uses: ReturnType<typeof everyField>;
}

/** PDFs are stored among the pictures; they have no face. */
export const isDocument = ({ path }: StoredPicture) => path.endsWith(".pdf");

/** Every stored picture with the places that show it, the draft included: the unused ones first. */
export function storedPictures(content: Content, { entries }: Draft): ShownPicture[] {
  const fields = everyField([...content.files, ...entries]).filter(({ description }) =>
    namesFile(description),
  );
  const pictures = content.pictures.map((picture) => ({
    ...picture,
    name: picture.path.replace(/^images\//, ""),
    uses: fields.filter(({ file, value }) => namedPath(file, String(value)) === picture.path),
  }));
  return pictures.sort((one, other) => Number(one.uses.length > 0) - Number(other.uses.length > 0));
}
