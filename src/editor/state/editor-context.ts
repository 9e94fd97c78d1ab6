import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState } from "react";
import { checkContent } from "../../content/check-content";
import type { ValidationError } from "../../content/reading/validation-error";
import type { Change, Content, PastChange } from "../change/change";
import { checkChange, inspectorOf } from "../change/check-change";
import { MergeConflict, undoChange } from "../change/undo-change";
import {
  type Draft,
  inWords,
  type Live,
  SignedOutError,
  StaleError,
  type Store,
  StoreError,
} from "../store/store";
import { inPlainWords, type Problem } from "../words/plain-words";
import { factsOf } from "./entries";

/** One piece of news, said in the line at the top until the next. */
interface Notice {
  says: string;
  tone?: "alert";
  /** What can be done about it, such as Undo. */
  action?: { name: string; act: () => void };
}

/** Published, this would break something: nothing was. */
export class ContentError extends StoreError {
  constructor(readonly problems: readonly Problem[]) {
    super(`This cannot be done now. ${problems[0]?.says}`);
  }
}

interface Loaded {
  content: Content;
  drafts: readonly Draft[];
  /** The errors that the published content has. */
  errors: readonly ValidationError[];
}

/** What all screens of the editor share. */
export type Editor = NonNullable<ReturnType<typeof useEditorState>["editor"]>;

const Shared = createContext<Editor | undefined>(undefined);
export const EditorProvider = Shared.Provider;

export function useEditor(): Editor {
  const editor = useContext(Shared);
  if (!editor) throw new Error("This is not within the editor");
  return editor;
}

/** What the screens share, once it has been read by somebody who is signed in; or why it could not be. */
export function useEditorState(store: Store, siteUrl: string, isIn: boolean, onSignedOut: () => void) {
  const [loaded, setLoaded] = useState<Loaded>();
  const [failed, setFailed] = useState("");
  const [notice, say] = useState<Notice>();
  /** Whether the host makes the site anew, and how that went. */
  const [live, setLive] = useState<Live | "building">();
  const thumbnail = useThumbnails(store);
  const latest = useRef<Content>({ files: [], pictures: [] });

  /** Reads everything anew. */
  const reload = useCallback(async () => {
    const [content, drafts] = await Promise.all([store.read(), store.drafts()]);
    const errors = await checkContent(content.files, inspectorOf(content));
    latest.current = content;
    setLoaded({ content, drafts, errors });
    return content;
  }, [store]);

  useEffect(() => {
    if (!isIn) return;
    say(undefined);
    reload().catch((reason) => {
      if (reason instanceof SignedOutError) onSignedOut();
      else setFailed(inWords(reason));
    });
  }, [isIn, reload, onSignedOut]);

  const tools = useMemo(() => {
    /** Publishes a change, if the content is whole with it, says so with an Undo, and reads what is there then. */
    async function publish(change: Change, done: string, draft?: string): Promise<void> {
      const content = latest.current;
      const errors = await checkChange(content, change);
      if (errors.length > 0)
        throw new ContentError(errors.map((error) => inPlainWords(error, content.files)));
      const { id, live: building } = await store.publish(change, draft);
      say({ says: done, action: { name: "Undo", act: () => attempt(() => undo(id, change)) } });
      if (building) {
        setLive("building");
        void building.then(setLive);
      }
      await reload();
    }

    /** Takes a change back. */
    async function undo(id: string, past: PastChange): Promise<void> {
      const content = await reload();
      const change = undoChange(content, id, past);
      if (change.texts.length + change.pictures.length === 0)
        return say({ says: "There is nothing left of it to undo." });
      await publish(change, "Undone.");
    }

    /** Does something and says what went wrong. */
    function attempt(task: () => Promise<void>): void {
      task().catch(async (reason) => {
        if (reason instanceof MergeConflict || reason instanceof StaleError) await reload();
        if (reason instanceof SignedOutError) onSignedOut();
        say({ says: inWords(reason), tone: "alert" });
      });
    }

    return { store, siteUrl, say, reload, publish, undo, attempt };
  }, [store, siteUrl, reload, onSignedOut]);

  if (!loaded) return { failed };
  const facts = factsOf(loaded.content.files);
  return { failed, editor: { ...tools, ...loaded, facts, notice, live, thumbnail } };
}

/** Addresses of small pictures: the store's own or, if it has none, made of bytes that it hands out. */
function useThumbnails(store: Store): (path: string) => string | undefined {
  const [addresses, setAddresses] = useState<ReadonlyMap<string, string>>(new Map());
  const asked = useRef(new Set<string>());
  return (path) => {
    if (store.thumbnail) return store.thumbnail(path);
    if (asked.current.has(path)) return addresses.get(path);
    asked.current.add(path);
    const show = (bytes: Blob) =>
      setAddresses((known) => new Map(known).set(path, URL.createObjectURL(bytes)));
    store.picture(path).then(show, () => undefined);
    return undefined;
  };
}
