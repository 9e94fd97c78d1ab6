import type { ContentFile } from "../../../content/reading/read-content-files";
import { type PictureUse, pictureUsesIn } from "../../../editor/change/picture-uses";

interface Reading {
  read(): Promise<readonly ContentFile[]>;
}

interface Drafts {
  all(): Promise<readonly ContentFile[]>;
}

/** Every field that shows a picture, and every one that will when its draft is published. */
export async function allUses(store: Reading, drafts: Drafts | undefined): Promise<PictureUse[]> {
  const [files, kept] = await Promise.all([store.read(), drafts?.all() ?? []]);
  const published = pictureUsesIn(files);
  const known = new Set(published.map(named));
  const waiting = pictureUsesIn(kept).filter((use) => !known.has(named(use)));
  return [...published, ...waiting.map((use) => ({ ...use, place: `${use.place} (draft)` }))];
}

const named = ({ picture, file, field }: PictureUse) => JSON.stringify([picture, file, field]);
