/** A text file below data/ before and after a change; a new one has no `before`, a removed one no `after`. */
export interface TextChange {
  /** Path below data/, with forward slashes: areas/chelsea.json. */
  path: string;
  before?: string | undefined;
  after?: string | undefined;
}

/** What becomes of a picture below data/images/. */
export type PictureChange =
  | { kind: "added"; path: string; bytes: Blob }
  | { kind: "moved"; from: string; path: string }
  | { kind: "removed"; path: string }
  /** One that an earlier change removed, by that change's id. */
  | { kind: "restored"; path: string; removedBy: string };

/** All that one press of a button does to the content: published as a whole, or not at all. */
export interface Change {
  /** In words, for the history: Phone of Company details. */
  title: string;
  texts: readonly TextChange[];
  pictures: readonly PictureChange[];
}

/** A change of a picture as it is told afterwards: without the bytes. */
export type RecordedPicture =
  | Exclude<PictureChange, { kind: "added" }>
  | Omit<Extract<PictureChange, { kind: "added" }>, "bytes">;
