import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState } from "react";
import { checkContent } from "../../content/check-content";
import type { ValidationError } from "../../content/reading/validation-error";
import type { Content } from "../change/change";
import { inspectorOf } from "../change/check-change";
import { factsIn } from "../change/entries";
import { inWords, SignedOutError, type Store } from "../store/store";
import { useNewsState } from "./news";
import { usePublication } from "./use-publication";

/** The content in the store. */
interface Loaded {
  content: Content;
  /** The errors in it. */
  errors: readonly ValidationError[];
}

/** State that all screens of the editor share. */
export type Editor = NonNullable<ReturnType<typeof useEditorState>["editor"]>;

const Shared = createContext<Editor | undefined>(undefined);
export const EditorProvider = Shared.Provider;

export function useEditor(): Editor {
  const editor = useContext(Shared);
  if (!editor) throw new Error("This is not within the editor");
  return editor;
}

/** The shared state once it is loaded, or the reason why it could not be loaded. */
export function useEditorState(store: Store, isIn: boolean, onSignedOut: () => void) {
  const [loaded, setLoaded] = useState<Loaded>();
  const [failed, setFailed] = useState("");
  const { news, newsTools } = useNewsState(onSignedOut);
  const { say } = newsTools;
  const thumbnail = useThumbnails(store);
  const latest = useRef<Loaded>(undefined);

  /** Reads everything again. Checks and shows it only if it has changed, because that takes a while. */
  const reload = useCallback(async () => {
    const content = await store.read();
    if (latest.current?.content.version === content.version) return latest.current;
    const errors = await checkContent(content.files, inspectorOf(content));
    latest.current = { content, errors };
    setLoaded(latest.current);
    return latest.current;
  }, [store]);

  useEffect(() => {
    if (!isIn) return;
    say();
    reload().catch((reason) => {
      if (reason instanceof SignedOutError) onSignedOut();
      setFailed(inWords(reason));
    });
  }, [isIn, reload, say, onSignedOut]);

  const publication = usePublication(store, reload, newsTools);
  const editor = useMemo(
    () =>
      loaded && {
        store,
        reload,
        thumbnail,
        ...newsTools,
        ...publication,
        ...loaded,
        facts: factsIn(loaded.content.files),
      },
    [store, reload, thumbnail, newsTools, publication, loaded],
  );
  return { failed, editor, news };
}

/** Addresses of thumbnails: the store's or, if it has none, object URLs of the picture's bytes. */
function useThumbnails(store: Store): (path: string) => string | undefined {
  const [addresses, setAddresses] = useState<ReadonlyMap<string, string>>(new Map());
  const asked = useRef(new Set<string>());
  return useCallback(
    (path) => {
      if (store.thumbnail) return store.thumbnail(path);
      if (asked.current.has(path)) return addresses.get(path);
      asked.current.add(path);
      const show = (bytes: Blob) =>
        setAddresses((known) => new Map(known).set(path, URL.createObjectURL(bytes)));
      store.picture(path, true).then(show, () => undefined);
      return undefined;
    },
    [store, addresses],
  );
}
