import type { PictureInspector } from "../../../content/rules/pictures/check-pictures";
import type { CompleteChange, PresentContent } from "../../change/complete-change";
import type { SavedFiles, SaveOptions } from "../decap";

/** All of the content as it is stored at one moment. */
export interface Snapshot extends PresentContent {
  /** What the host can say of a stored picture without sending it. */
  inspect: PictureInspector;
  /** Stores a change of this content, and nothing where somebody else was faster: then it throws MovedOn. */
  commit(change: CompleteChange, pictures: SavedFiles["assets"], options: SaveOptions): Promise<void>;
}

/** The content at a git host. */
export interface HostedContent {
  read(): Promise<Snapshot>;
}

/** Somebody else has published since the content was read. */
export class MovedOn extends Error {
  override name = "";

  constructor() {
    super("Somebody else has just published. Save once more.");
  }
}
