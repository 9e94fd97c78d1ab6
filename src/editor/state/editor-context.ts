import { createContext, useContext } from "react";
import type { EditorState } from "./use-editor-state";

export type { PastChange } from "./use-editor-state";

/** What all screens of the editor share. */
export interface Editor extends EditorState {
  /** Lets a stored picture be chosen. */
  chooseStored: () => Promise<string | undefined>;
}

const Shared = createContext<Editor | undefined>(undefined);
export const EditorProvider = Shared.Provider;

export function useEditor(): Editor {
  const editor = useContext(Shared);
  if (!editor) throw new Error("This is not within the editor");
  return editor;
}
