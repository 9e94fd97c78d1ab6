import { schemaAddress } from "../content/derived/schema-files";
import { fileName } from "../content/reading/content-path";
import type { ContentType } from "../content/types/content-types";
import {
  type ContentTypeName,
  cmsGroups,
  contentTypeNames,
  contentTypes,
  nameFields,
} from "../content/types/content-types";
import { pictureFolder } from "../editor/change/picture-folder";
import type { FormField } from "./fields/field-of-form";
import { formFields } from "./form-field";

/** A group of the CMS, as Decap CMS configures it: https://decapcms.org/docs/collection-types */
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
  /** The first is the order in which the list is shown. */
  sortable_fields?: { field: string; default_sort?: "asc" }[];
  media_folder?: string;
  public_folder?: string;
  fields?: FormField[];
  files?: CollectionFile[];
}

interface CollectionFile {
  name: string;
  label: string;
  file: string;
  /** In the place of the group's. */
  editor?: { preview: boolean };
  media_folder?: string;
  public_folder?: string;
  fields: FormField[];
}

/** The name of src/cms/content-text.ts among Decap's formats. */
export const contentFormat = "content";

/** Redirects are on no page that could be shown beside their form. */
const unseen: readonly ContentTypeName[] = ["Redirects"];

/** Every group of the CMS with its forms. A type of many files is a group of its own. */
export function collections(): Collection[] {
  return cmsGroups.map((label) => {
    const types = contentTypeNames.filter((type) => contentTypes[type].cms.group === label);
    const [first] = types;
    if (!first) throw new Error(`No content type is edited in ${label}`);
    const place: ContentType["place"] = contentTypes[first].place;
    const shared = {
      label,
      format: contentFormat,
      editor: { preview: true },
    };
    return "folder" in place
      ? { ...shared, ...folderCollection(first, place.folder) }
      : { ...shared, name: groupName(label), files: types.flatMap(collectionFile) };
  });
}

/** Decap's name for a group of single files. */
export const groupName = (label: string) => label.toLowerCase().replaceAll(" ", "-");

function folderCollection(type: ContentTypeName, folder: string) {
  const fields = fieldsOf(type);
  const names = fields.map(({ name }) => name);
  const called = nameFields.find((name) => names.includes(name)) ?? "slug";
  return {
    name: folder,
    label_singular: contentTypes[type].cms.label,
    folder: `data/${folder}`,
    create: true,
    delete: true,
    extension: "json" as const,
    slug: "{{fields.slug}}",
    identifier_field: called,
    summary: `{{${called}}}`,
    sortable_fields: names.includes("order")
      ? [{ field: "order", default_sort: "asc" as const }, { field: called }]
      : [{ field: called }],
    ...mediaOf(type),
    fields,
  };
}

function collectionFile(type: ContentTypeName): CollectionFile[] {
  const { place, cms }: ContentType = contentTypes[type];
  if ("folder" in place) return [];
  return [
    {
      name: fileName(place.file),
      label: cms.label,
      file: `data/${place.file}`,
      ...(unseen.includes(type) ? { editor: { preview: false } } : {}),
      ...mediaOf(type),
      fields: fieldsOf(type),
    },
  ];
}

/** Of a new entry, which has no file name yet, change/place-uploads.ts knows the folder when it is saved. */
function mediaOf(type: ContentTypeName) {
  const pictures = pictureFolder(type, "{{filename}}");
  return pictures ? { media_folder: `../${pictures}`, public_folder: `../${pictures}` } : {};
}

/** `$schema` is written into every file, so that code editors also check files made in the CMS. */
function fieldsOf(type: ContentTypeName): FormField[] {
  const address: FormField = { name: "$schema", widget: "hidden", default: schemaAddress(type) };
  return [address, ...formFields(contentTypes[type].schema)];
}
