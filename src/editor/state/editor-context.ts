import { createContext, useContext, useSyncExternalStore } from "react";
import type { Editor, EditorState } from "./editor";

const EditorContext = createContext<Editor | undefined>(undefined);
export const EditorProvider = EditorContext.Provider;

function useEditorContext(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error("This is not within the editor");
  return editor;
}

/** A part of the editor's state. Only a change of this part renders the component again. */
export function useEditorState<Part>(partOf: (state: EditorState) => Part): Part {
  const { state } = useEditorContext();
  return useSyncExternalStore(state.subscribe, () => partOf(state.get()));
}

/** An entry's draft, if it has words that are not published. */
export const useDraft = (path: string) =>
  useEditorState(({ drafts }) => drafts.find((draft) => draft.path === path));

/** The content and the actions that all screens share. */
export function useEditor() {
  const { state: _, ...actions } = useEditorContext();
  const site = useEditorState((state) => state.site);
  if (!site) throw new Error("The content is not loaded");
  return { ...actions, site };
}
