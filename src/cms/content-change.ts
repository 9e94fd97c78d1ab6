/** A file of the content as it would be after saving; the CMS asks `npm start` about it. */
export interface ContentChange {
  /** Path below data/, with forward slashes. */
  path: string;
  /** The file's text; none where the file is to be removed. */
  text?: string;
  /** Whether the file does not exist yet. Another of the same name then stays, and is an error. */
  isNew: boolean;
  /** Names of the pictures that are stored together with the file; their folder may only be known then. */
  uploads: string[];
}
