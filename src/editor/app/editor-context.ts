import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState } from "react";
import { errorsIn, type Measure } from "../change/check-change";
import { type Site, siteOf } from "../site/site";
import { errorMessage, SignedOutError, type Store } from "../store/store";
import { useStatusState } from "./status";
import { usePublisher } from "./usePublisher";

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
  const latest = useRef<Site>(undefined);
  const measure = useMemo(() => measureOf(store), [store]);

  /** Reads everything again. Parses and checks it only if it has changed, because that takes a while. */
  const reload = useCallback(async () => {
    const content = await store.read();
    if (latest.current?.version !== content.version) {
      latest.current = siteOf(content, await errorsIn(content, measure));
      setSite(latest.current);
    }
    return latest.current;
  }, [store, measure]);

  useEffect(() => {
    if (!isIn) return;
    say(undefined);
    reload().catch((reason) => {
      if (reason instanceof SignedOutError) onSignedOut();
      setFailed(errorMessage(reason));
    });
  }, [isIn, reload, say, onSignedOut]);

  const publishAndAnnounce = usePublisher({ store, reload, measure, say, attempt });

  const editor = useMemo(
    () => site && { site, store, reload, publishAndAnnounce, ...statusTools },
    [site, store, reload, publishAndAnnounce, statusTools],
  );
  return { failed, editor, status };
}

/** Measures pictures of which the store does not know the size, each once. */
function measureOf(store: Store): Measure {
  const widths = new Map<string, Promise<number>>();
  const widthOf = async (path: string) => (await createImageBitmap(await store.picture(path))).width;
  return (path) => {
    const width = widths.get(path) ?? widthOf(path);
    widths.set(path, width);
    return width;
  };
}
