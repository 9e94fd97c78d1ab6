import type { ContentKind } from "../content/content-kinds";
import {
  type ContentKindName,
  contentKindNames,
  contentKinds,
  editorGroups,
  nameFields,
} from "../content/content-kinds";
import { schemaAddress } from "../content/schema-files";
import { type FormField, formFields } from "./form-field";

/** A group of the editing screen, as Decap CMS configures it: https://decapcms.org/docs/collection-types */
export interface Collection {
  name: string;
  label: string;
  editor: { preview: boolean };
  label_singular?: string;
  description?: string;
  folder?: string;
  create?: boolean;
  delete?: boolean;
  extension?: "json";
  format: string;
  slug?: string;
  identifier_field?: string;
  summary?: string;
  sortable_fields?: string[];
  media_folder?: string;
  public_folder?: string;
  fields?: FormField[];
  files?: CollectionFile[];
}

interface CollectionFile {
  name: string;
  label: string;
  file: string;
  media_folder?: string;
  public_folder?: string;
  fields: FormField[];
}

/** The name of src/editor/content-text.ts among Decap's formats. */
export const contentFormat = "content";

/** Kinds that are shown beside their form as the site shows them: src/editor/browser/previewed-pages.tsx. */
const previewed: readonly ContentKindName[] = ["Area", "Service", "Project", "HomePage"];

/** Where a kind's pictures lie, seen from its files. */
const pictureFolders: Partial<Record<ContentKindName, string>> = {
  Project: "../images/projects/{{fields.slug}}",
  HomePage: "../images/hero",
};

/** Every group of the editing screen with its forms. A kind of many files is a group of its own. */
export function collections(): Collection[] {
  return editorGroups.map((label) => {
    const kinds = contentKindNames.filter((kind) => contentKinds[kind].editor.group === label);
    const [first] = kinds;
    if (!first) throw new Error(`No kind of content is edited in ${label}`);
    const place: ContentKind["place"] = contentKinds[first].place;
    const shared = {
      label,
      format: contentFormat,
      editor: { preview: kinds.some((kind) => previewed.includes(kind)) },
    };
    return "folder" in place
      ? { ...shared, ...folderCollection(first, place.folder) }
      : { ...shared, name: label.toLowerCase().replaceAll(" ", "-"), files: kinds.flatMap(collectionFile) };
  });
}

function folderCollection(kind: ContentKindName, folder: string) {
  const fields = fieldsOf(kind);
  const names = fields.map(({ name }) => name);
  const called = nameFields.find((name) => names.includes(name)) ?? "slug";
  return {
    name: folder,
    label_singular: contentKinds[kind].editor.label,
    folder: `data/${folder}`,
    create: true,
    delete: true,
    extension: "json" as const,
    slug: "{{fields.slug}}",
    identifier_field: called,
    summary: `{{${called}}}`,
    sortable_fields: names.includes("order") ? ["order", called] : [called],
    ...mediaOf(kind),
    fields,
  };
}

function collectionFile(kind: ContentKindName): CollectionFile[] {
  const { place, editor }: ContentKind = contentKinds[kind];
  if ("folder" in place) return [];
  return [
    {
      name: place.file.replace(/^.*\/|\.json$/g, ""),
      label: editor.label,
      file: `data/${place.file}`,
      ...mediaOf(kind),
      fields: fieldsOf(kind),
    },
  ];
}

function mediaOf(kind: ContentKindName) {
  const folder = pictureFolders[kind];
  return folder ? { media_folder: folder, public_folder: folder } : {};
}

/** `$schema` is written into every file, so that code editors check those made here, too. */
function fieldsOf(kind: ContentKindName): FormField[] {
  const address: FormField = { name: "$schema", widget: "hidden", default: schemaAddress(kind) };
  return [address, ...formFields(contentKinds[kind].schema)];
}
