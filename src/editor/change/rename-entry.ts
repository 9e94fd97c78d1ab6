import { schemaAddress } from "../../content/derived/schema-files";
import { fileName, folderOf, namedPath } from "../../content/reading/content-path";
import type { ContentFile } from "../../content/reading/read-content-files";
import { type ContentTypeName, contentTypes } from "../../content/types/content-types";
import { type Redirect, redirectsSchema } from "../../content/types/redirects";
import { contentOf } from "../state/entries";
import { pictureNamedBy } from "../state/picture-path";
import type { PictureChange, StoredPicture } from "./change";
import { textAt } from "./changed-files";
import { contentText, type Replacement } from "./content-text";

/** The slug that an entry has, and the one that it gets. */
export interface Renaming {
  type: ContentTypeName;
  from: string;
  to: string;
}

/** What a field of a file says afterwards. */
export function renamedText(path: string, renaming: Renaming): Replacement {
  return (text, { description: { use, to } }) => {
    if (use === "picture") return pictureNamedBy(path, renamedPicture(namedPath(path, text), renaming));
    const isNamed = use === "reference" && to === renaming.type && text === renaming.from;
    return isNamed ? renaming.to : text;
  };
}

/** Where the pictures of what is renamed go. */
export function movedPictures(pictures: readonly StoredPicture[], renaming: Renaming): PictureChange[] {
  return pictures.flatMap(({ path: from }) => {
    const path = renamedPicture(from, renaming);
    return path === from ? [] : [{ kind: "moved", from, path }];
  });
}

function renamedPicture(picture: string, { type, from, to }: Renaming): string {
  const isOwn = folderOf(picture) === pictureFolder(type, from);
  return isOwn ? pictureIn(pictureFolder(type, to), picture) : picture;
}

/** The picture's path in another folder. */
export const pictureIn = (folder: string, picture: string) => `${folder}/${picture.replace(/^.*\//, "")}`;

/** Where the pictures of an entry lie below data/. */
export function pictureFolder(type: ContentTypeName, slug: string): string {
  const { place } = contentTypes[type];
  if ("file" in place) return `images/${fileName(place.file)}`;
  return type === "Project" ? `images/projects/${slug}` : `images/${place.folder}`;
}

const redirectsFile = contentTypes.Redirects.place.file;

/**
 * The redirects as they must be after a page moved from one address to another; nothing if they stay as they are.
 * A new page has no address before, and one that goes for good has none after.
 */
export function changeRedirects(
  files: readonly ContentFile[],
  before: string | undefined,
  after: string | undefined,
): ContentFile[] {
  const present = redirectsIn(files);
  if (before === after || !present) return [];
  const redirects = present.flatMap((redirect): Redirect[] => {
    if (redirect.from === after) return [];
    if (redirect.to !== before) return [redirect];
    return after === undefined ? [] : [{ ...redirect, to: after }];
  });
  if (before && after) redirects.push({ from: before, to: after });
  if (JSON.stringify(redirects) === JSON.stringify(present)) return [];
  return [{ path: redirectsFile, text: contentText({ $schema: schemaAddress("Redirects"), redirects }) }];
}

/** The redirects as they are stored; undefined if they cannot be read. */
export const redirectsIn = (files: readonly ContentFile[]): Redirect[] | undefined =>
  redirectsSchema.safeParse(contentOf(textAt({ files }, redirectsFile))).data?.redirects;
