import { fileName } from "../../../content/reading/content-path";
import { type ContentType, contentTypeOf, contentTypes } from "../../../content/types/content-types";
import { groupName } from "../../collections";

/** The address, within the CMS, of the entry that a file below data/ is; undefined for files that it does not show. */
export function entryAddress(path: string): string | undefined {
  const type = contentTypeOf(path);
  if (!type) return undefined;
  const { place, cms }: ContentType = contentTypes[type];
  return "folder" in place
    ? `#/collections/${place.folder}/entries/${fileName(path)}`
    : `#/collections/${groupName(cms.group)}/entries/${fileName(path)}`;
}
