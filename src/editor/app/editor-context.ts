import { createContext, useContext, useEffect, useMemo, useState } from "react";
import { type Announcement, createPublisher } from "../publisher/publisher";
import type { Site } from "../site/site";
import { errorMessage, SignedOutError, type Store } from "../store/store";
import { useStatusState } from "./status";

/** State that all screens of the editor share. */
type Editor = NonNullable<ReturnType<typeof useEditorState>["editor"]>;

const Shared = createContext<Editor | undefined>(undefined);
export const EditorProvider = Shared.Provider;

export function useEditor(): Editor {
  const editor = useContext(Shared);
  if (!editor) throw new Error("This is not within the editor");
  return editor;
}

/** The shared state once the content is loaded, or the reason why it could not be loaded. */
export function useEditorState(store: Store, isIn: boolean, onSignedOut: () => void) {
  const [site, setSite] = useState<Site>();
  const [failed, setFailed] = useState("");
  const { status, statusTools } = useStatusState(onSignedOut);
  const { say, attempt } = statusTools;

  const publisher = useMemo(() => {
    const announce = ({ says, isBuildable, undo }: Announcement) =>
      say({
        says,
        ...(!isBuildable && { tone: "alert" }),
        isPublication: true,
        action: undo && { name: "Undo", act: () => void attempt(undo, "Undoing…") },
      });
    return createPublisher(store, { onSite: setSite, announce });
  }, [store, say, attempt]);

  useEffect(() => {
    if (!isIn) return;
    say(undefined);
    publisher.read().catch((reason) => {
      if (reason instanceof SignedOutError) onSignedOut();
      setFailed(errorMessage(reason));
    });
  }, [isIn, publisher, say, onSignedOut]);

  const editor = useMemo(
    () => site && { site, store, ...publisher, ...statusTools },
    [site, store, publisher, statusTools],
  );
  return { failed, editor, status };
}
