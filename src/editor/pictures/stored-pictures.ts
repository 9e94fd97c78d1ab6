import { cmsPlace } from "../../content/reading/cms-place";
import { contentOf } from "../state/entries";
import type { Content, Draft, StoredPicture } from "../store/store";
import type { PictureUse } from "./picture-uses";
import { pictureUsesIn } from "./picture-uses";

export interface ShownPicture extends StoredPicture {
  uses: readonly PictureUse[];
}

/** Every stored picture with the places that show it, drafts included: the unused ones first. */
export function storedPictures(content: Content, drafts: readonly Draft[]): ShownPicture[] {
  const uses = [
    ...pictureUsesIn(content.files),
    ...pictureUsesIn(drafts.map(({ path, text }) => ({ path, text }))),
  ];
  return content.pictures
    .map((picture) => ({ ...picture, uses: uses.filter((use) => use.picture === picture.path) }))
    .sort((one, other) => Number(one.uses.length > 0) - Number(other.uses.length > 0));
}

/** Portfolio › Loft bathroom, of an entry that shows a picture. */
export function entryPlace(content: Content, path: string): string {
  return cmsPlace(path, contentOf(content.files.find((file) => file.path === path)?.text)) ?? path;
}
