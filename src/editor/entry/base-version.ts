import { slugOf } from "../words/tidy";

/** The version of an entry that its form started from, as git's base of a merge. */
export interface BaseVersion {
  /** Its file, which a new entry gets when it is stored. */
  path: string;
  /** Its published text; undefined before it is published. */
  published: string | undefined;
  /** Its text in the draft; undefined where it is not in the draft. */
  drafted: string | undefined;
  /** The slug of a new entry while it follows from the name; undefined once somebody has typed another. */
  slugFromName: string | undefined;
}

/** The two places that can hold a text of an entry. */
export type Place = "published" | "drafted";

/** What happens to an open entry that changes its base version. */
export type BaseAction =
  | { type: "nameTyped"; name: string }
  | { type: "slugTyped"; slug: string }
  /** The store has taken the entry. */
  | { type: "stored"; path: string; published: string | undefined; drafted: string | undefined }
  /** Another person's text of one place was merged into the form, or taken instead of it; undefined if they removed it. */
  | { type: "merged"; place: Place; text: string | undefined };

/** The base version after an action. */
export function baseVersion(base: BaseVersion, action: BaseAction): BaseVersion {
  switch (action.type) {
    case "nameTyped":
      return base.slugFromName === undefined ? base : { ...base, slugFromName: slugOf(action.name) };
    case "slugTyped":
      return action.slug === base.slugFromName ? base : { ...base, slugFromName: undefined };
    case "stored": {
      const { path, published, drafted } = action;
      const slugFromName = published === undefined ? base.slugFromName : undefined;
      return { path, published, drafted, slugFromName };
    }
    case "merged":
      return { ...base, [action.place]: action.text };
  }
}

/** The text that the form shows where nothing is typed: the draft's, or else the published one. */
export const baseText = ({ drafted, published }: Pick<BaseVersion, Place>) => drafted ?? published;

/** True if the entry was undone, or stored elsewhere, since it was opened. */
export const isOutdated = (base: Pick<BaseVersion, Place>, latest: Pick<BaseVersion, Place>) =>
  base.published !== latest.published || base.drafted !== latest.drafted;
