/** The version of an entry that its form started from, like the base of a merge in git. */
export interface BaseVersion {
  /** Path of its file. A new entry gets one when it is stored. */
  path: string;
  /** Its published text; undefined before it is published. */
  published: string | undefined;
  /** Its text in the draft; undefined where it is not in the draft. */
  drafted: string | undefined;
  /** The slug of a new entry while it is derived from the name. Undefined once the user has typed a slug. */
  slugFromName: string | undefined;
}

/** The two versions that a store can hold of an entry. */
export type Place = "published" | "drafted";

/** An event that changes the base version of an open entry. */
export type BaseAction =
  | { type: "nameTyped"; slug: string }
  | { type: "slugTyped"; slug: string }
  /** The entry was stored. */
  | { type: "stored"; path: string; published: string | undefined; drafted: string | undefined }
  /** The form shows a version as if the entry were opened now. */
  | ({ type: "reopened" } & Omit<BaseVersion, "path">)
  /** Another person's version was merged into the form, or replaced it. Undefined if they removed the entry. */
  | { type: "merged"; place: Place; text: string | undefined };

/** The base version after an action. */
export function baseVersion(base: BaseVersion, action: BaseAction): BaseVersion {
  switch (action.type) {
    case "nameTyped":
      return base.slugFromName === undefined ? base : { ...base, slugFromName: action.slug };
    case "slugTyped":
      return action.slug === base.slugFromName ? base : { ...base, slugFromName: undefined };
    case "stored": {
      const { path, published, drafted } = action;
      const slugFromName = published === undefined ? base.slugFromName : undefined;
      return { path, published, drafted, slugFromName };
    }
    case "reopened": {
      const { published, drafted, slugFromName } = action;
      return { ...base, published, drafted, slugFromName };
    }
    case "merged":
      return { ...base, [action.place]: action.text };
  }
}

/** The text that the form shows before anything is typed: the draft's or, without one, the published text. */
export const baseText = ({ drafted, published }: Pick<BaseVersion, Place>) => drafted ?? published;

/** True if the entry was reverted, or stored in another tab, since it was opened. */
export const isOutdated = (base: Pick<BaseVersion, Place>, latest: Pick<BaseVersion, Place>) =>
  base.published !== latest.published || base.drafted !== latest.drafted;
