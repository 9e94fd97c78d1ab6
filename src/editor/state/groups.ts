import {
  type ContentType,
  type ContentTypeName,
  contentTypeNames,
  contentTypes,
} from "../../content/types/content-types";
import { entryAddress } from "./editor-routes";

/** A group of the sidebar: the entries of a folder, or some single files. */
export interface Group {
  /** Its folder or, for single files, its label as a part of an address. */
  name: string;
  label: string;
  /** The address of its list or, if it has one file only, of that entry. */
  address: string;
  /** The type of a folder's entries. */
  type?: ContentTypeName;
  /** The single files. */
  files: readonly string[];
}

function groupWith(label: string): Group {
  const files: string[] = [];
  for (const type of contentTypeNames) {
    const { storedIn, group }: ContentType = contentTypes[type];
    if (group !== label) continue;
    if ("folder" in storedIn)
      return { name: storedIn.folder, label, address: `#/${storedIn.folder}`, type, files: [] };
    files.push(storedIn.file);
  }
  const name = label.toLowerCase().replaceAll(" ", "-");
  const [file] = files;
  return { name, label, address: file && files.length === 1 ? entryAddress(file) : `#/${name}`, files };
}

const labels = new Set(contentTypeNames.map((type) => contentTypes[type].group));

export const groups: readonly Group[] = [...labels].map(groupWith);

export const groupOf = (path: string): Group | undefined =>
  groups.find(({ name, type, files }) => (type ? path.startsWith(`${name}/`) : files.includes(path)));
