import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { checkContent } from "../../content/check-content";
import type { ValidationError } from "../../content/reading/validation-error";
import type { Change, RecordedPicture } from "../change/change";
import { checkChange, inspectorOf } from "../change/check-change";
import { MergeConflict, undoChange } from "../change/undo-change";
import { type Content, type Draft, type Live, StaleError, type Store, StoreError } from "../store/store";
import { inPlainWords } from "../words/plain-words";
import { factsOf } from "./entries";

/** One piece of news, said in the line at the top until the next. */
interface Notice {
  says: string;
  tone?: "alert";
  /** What can be done about it, such as Undo. */
  action?: { name: string; act: () => void } | undefined;
}

/** A change that was made, as undoing it needs it; `id` is unknown of one that was made just now. */
export type PastChange = Omit<Change, "pictures"> & { id?: string; pictures: readonly RecordedPicture[] };

interface Loaded {
  content: Content;
  drafts: readonly Draft[];
  /** The errors that the published content has. */
  errors: readonly ValidationError[];
}

export type EditorState = Extract<ReturnType<typeof useEditorState>, { store: Store }>;

/** Everything that the screens share; undefined until it was read once. */
export function useEditorState(store: Store, siteUrl: string, onSignedOut: () => void) {
  const [loaded, setLoaded] = useState<Loaded>();
  const [failed, setFailed] = useState("");
  const [notice, say] = useState<Notice>();
  /** Whether the host makes the site anew, and how that went. */
  const [live, setLive] = useState<Live | "building">();
  const thumbnail = useThumbnails(store);

  /** Reads everything anew. */
  const reload = useCallback(async () => {
    const [content, drafts] = await Promise.all([store.read(), store.drafts()]);
    const errors = await checkContent(content.files, inspectorOf(content));
    setLoaded({ content, drafts, errors });
    return content;
  }, [store]);

  useEffect(() => {
    reload().catch((reason) => setFailed(String(reason.message ?? reason)));
  }, [reload]);

  const editor = useMemo(() => {
    /** Publishes a change that was checked, says so with an Undo, and reads what is there then. */
    async function publish(change: Change, done: string, draft?: string): Promise<Content> {
      const { live: building } = await store.publish(change, draft);
      say({ says: done, action: { name: "Undo", act: () => attempt(() => undo(change)) } });
      if (building) {
        setLive("building");
        void building.then(setLive);
      }
      return reload();
    }

    /** Takes a change back, unless that would break something. */
    async function undo(past: PastChange): Promise<void> {
      const content = await reload();
      const id = past.id ?? (await store.history())[0]?.id ?? "";
      const change = undoChange(content, { ...past, id }, `${past.title} (undone)`);
      if (change.texts.length + change.pictures.length === 0)
        return say({ says: "There is nothing left of it to undo." });
      const [error] = await checkChange(content, change);
      if (error) throw new Error(`This cannot be undone now. ${inPlainWords(error, content.files).says}`);
      await publish(change, "Undone.");
    }

    /** Does something and says what went wrong. */
    function attempt(task: () => Promise<void>): void {
      task().catch(async (reason) => {
        if (reason instanceof MergeConflict || reason instanceof StaleError) await reload();
        const isOut = reason instanceof StoreError && reason.reason === "signed-out";
        say({ says: inWords(reason), tone: "alert", action: isOut ? signInElsewhere : undefined });
      });
    }

    return { store, siteUrl, say, reload, publish, undo, attempt };
  }, [store, siteUrl, reload]);

  if (!loaded) return failed ? { failed } : undefined;
  const signOut = () => {
    store.account?.signOut();
    onSignedOut();
  };
  const facts = factsOf(loaded.content.files);
  return { ...editor, ...loaded, facts, notice, live, thumbnail, signOut: store.account && signOut };
}

/** What stands in the forms of this tab stays there; it takes the new sign-in over. */
const signInElsewhere = {
  name: "Sign in again in a new tab",
  act: () => void window.open(window.location.pathname, "_blank"),
};

/** What went wrong, in one sentence. */
function inWords(reason: unknown): string {
  if (reason instanceof MergeConflict)
    return "The same words have been changed since. Undo that change first.";
  return reason instanceof Error ? reason.message : "Something went wrong.";
}

/** Addresses of small pictures: the store's own or, where it has none, of bytes that it hands out. */
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
