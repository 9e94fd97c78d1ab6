import type { ContentFile } from "../../content/reading/read-content-files";
import type { ContentTypeName } from "../../content/types/content-types";

/** What the shell hands to the preview: `PagePreview` in PagePreview.tsx, which it loads as a script of its own. */
export interface PreviewProps {
  type: ContentTypeName;
  /** The entry's file below data/, and its content as it is typed, unfinished as it may be. */
  path: string;
  content: unknown;
  /** Everything that is published, for facts and what references name. */
  files: readonly ContentFile[];
  /** The address of a picture by its path below data/; undefined where only the published page knows it. */
  pictureAddress(path: string): string | undefined;
  /** The field that the cursor is in, as errors name it: benefits[2].title. Its part is shown and marked. */
  at?: string | undefined;
  /** A click on a text of the page leads to its field. */
  onPick(field: string): void;
}
