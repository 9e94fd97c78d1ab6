import { createContext, useContext } from "react";
import type { ValidationError } from "../../content/reading/validation-error";
import type { Change, RecordedPicture, TextChange } from "../change/change";
import type { Content, Draft, Live, Store } from "../store/store";

/** One piece of news, said in the line at the top until the next. */
export interface Notice {
  says: string;
  tone?: "alert" | undefined;
  /** What can be done about it, such as Undo. */
  action?: { name: string; act: () => void } | undefined;
}

/** A change that was made, as undoing it needs it. */
export interface PastChange {
  /** Where the history has it; unknown of one that was made just now. */
  id?: string;
  title: string;
  texts: readonly TextChange[];
  pictures: readonly RecordedPicture[];
}

/** What all screens of the editor share. */
export interface Editor {
  store: Store;
  siteUrl: string;
  content: Content;
  drafts: readonly Draft[];
  /** The errors that the published content has. */
  errors: readonly ValidationError[];
  /** The values of the company's placeholders. */
  facts: Readonly<Record<string, string>>;
  notice: Notice | undefined;
  say: (notice: Notice | undefined) => void;
  /** Reads everything anew. */
  reload: () => Promise<Content>;
  /** Publishes a change that was checked, says so with an Undo, and reads what is there then. */
  publish: (change: Change, done: string, draft?: string) => Promise<Content>;
  /** Takes a change back, unless that would break something. */
  undo: (past: PastChange) => Promise<void>;
  /** Whether the host makes the site anew, and how that went. */
  live: Live | "building" | undefined;
  /** The address of a published picture, small; undefined until it is there. */
  thumbnail: (path: string) => string | undefined;
  /** Does something and says what went wrong. */
  attempt: (task: () => Promise<void>) => void;
  chooseStored: () => Promise<string | undefined>;
  signOut: (() => void) | undefined;
}

const Shared = createContext<Editor | undefined>(undefined);
export const EditorProvider = Shared.Provider;

export function useEditor(): Editor {
  const editor = useContext(Shared);
  if (!editor) throw new Error("This is not within the editor");
  return editor;
}
