import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState } from "react";
import { checkContent } from "../../content/check-content";
import type { ContentFile } from "../../content/reading/read-content-files";
import type { ValidationError } from "../../content/reading/validation-error";
import type { Change, Content, DraftEntry } from "../change/change";
import { changedFiles, staleTexts } from "../change/changed-files";
import { checkChange, inspectorOf } from "../change/check-change";
import { draftChange } from "../change/draft-change";
import { factsOf } from "../change/entries";
import { placeOf } from "../change/placed-fields";
import { PlainError } from "../change/plain-error";
import { taskQueue } from "../change/task-queue";
import { MergeConflict, undoChange } from "../change/undo-change";
import { type Draft, inWords, SignedOutError, StaleError, type Store } from "../store/store";
import { inPlainWords, type Problem } from "../words/plain-words";
import { notBuiltYet } from "../words/published-words";

/** A notice, shown at the top until the next one. */
interface Notice {
  says: string;
  tone?: "alert";
  /** A button of the notice, such as Undo. */
  action?: { name: string; act: () => void };
}

/** Work in progress. The editor shows a bar, which fills if the number of finished parts is known. */
export interface Work {
  says: string;
  done?: number;
  of?: number;
}

export type OnWork = (work: Work) => void;

/** The change would make the content invalid, so nothing was published. */
export class ContentError extends PlainError {
  constructor(
    readonly problems: readonly Problem[],
    files: readonly ContentFile[],
  ) {
    const [first] = problems;
    super(`This cannot be done now. ${first && `${placeOf(first.file, files)}: ${first.says}`}`);
  }
}

/** The content in the store. */
export interface Latest {
  content: Content;
  draft: Draft;
}

interface Loaded extends Latest {
  /** The errors in the published content. */
  errors: readonly ValidationError[];
}

const draftChanged = "Somebody else has changed the draft. Look at it, then publish it.";

const mostAttempts = 3;

/** The tab publishes one change after the other: each is made from what the one before has left. */
const inTurn = taskQueue();

/** Makes a change from the latest content and publishes it. Retries a few times if somebody else published meanwhile. */
export const publishAnew = (makeAndPublish: () => Promise<void>): Promise<void> =>
  inTurn(async () => {
    for (let attempt = 1; ; attempt += 1)
      try {
        return await makeAndPublish();
      } catch (reason) {
        if (!(reason instanceof StaleError) || attempt === mostAttempts) throw reason;
      }
  });

/** News and work under way. Apart from the editor's other state, so that a form is not drawn anew for each of them. */
interface News {
  notices: readonly Notice[];
  work: Work | undefined;
}

const NewsContext = createContext<News>({ notices: [], work: undefined });
export const NewsProvider = NewsContext.Provider;
export const useNews = () => useContext(NewsContext);

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
export function useEditorState(store: Store, siteUrl: string, isIn: boolean, onSignedOut: () => void) {
  const [loaded, setLoaded] = useState<Loaded>();
  const [failed, setFailed] = useState("");
  const [notices, setNotices] = useState<readonly Notice[]>([]);
  const [work, setWork] = useState<Work>();
  const say = useCallback((...said: Notice[]) => setNotices(said), []);
  const thumbnail = useThumbnails(store);
  const latest = useRef<Latest>({ content: { files: [], pictures: [] }, draft: { entries: [] } });
  const latestErrors = useRef<readonly ValidationError[]>([]);

  /** Reads everything again. Checks and shows it only if it has changed, because that takes a while. */
  const reload = useCallback(async () => {
    const [content, draft] = await Promise.all([store.read(), store.draft()]);
    if (JSON.stringify({ content, draft }) === JSON.stringify(latest.current)) return latest.current;
    const errors = await checkContent(content.files, inspectorOf(content));
    latest.current = { content, draft };
    latestErrors.current = errors;
    setLoaded({ content, draft, errors });
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

  const tools = useMemo(() => {
    /** Saves the draft as it was shown, with some entries removed and others added. */
    async function putInDraft(
      paths: readonly string[],
      entries: readonly DraftEntry[] = [],
      unread = latest.current.draft.unread,
    ): Promise<void> {
      const { draft } = latest.current;
      const others = draft.entries.filter(({ path }) => !paths.includes(path));
      await store.keepDraft({ ...draft, entries: [...entries, ...others], unread });
    }

    async function keepDraft(...changed: Parameters<typeof putInDraft>): Promise<void> {
      await putInDraft(...changed);
      await reload();
    }

    /** Removes an entry from the draft or, without a path, discards the whole draft. Offers an Undo. */
    async function discard(path?: string): Promise<void> {
      const { entries, unread, fault } = latest.current.draft;
      if (path && fault) throw new PlainError(fault);
      const gone = path ? entries.filter((entry) => entry.path === path) : entries;
      const paths = gone.map(({ path }) => path);
      await keepDraft(paths, [], path ? unread : []);
      const undo = async () => {
        await keepDraft(paths, gone, unread);
        say({ says: "It is in the draft again." });
      };
      const says = "It is out of the draft. The site stays as it is.";
      say({ says, action: { name: "Undo", act: () => attempt(undo, "Undoing…") } });
    }

    /** Publishes a change, unless it changes nothing, if the content stays valid. Shows a notice with an Undo, and reads the content again. */
    async function publish(change: Change, done: string, drafted: readonly string[] = []): Promise<void> {
      if (change.texts.length + change.pictures.length === 0) return;
      const { content, draft } = latest.current;
      if (drafted.length > 0 && draft.fault) throw new PlainError(draft.fault);
      const errors = await checkChange(content, change);
      const files = changedFiles(content.files, change.texts);
      if (errors.length > 0)
        throw new ContentError(
          errors.map((error) => inPlainWords(error, files)),
          files,
        );
      await store.publish(change);
      // Publishing succeeded. If the entry cannot be removed from the draft now, it stays in it.
      if (drafted.length > 0) await putInDraft(drafted).catch(() => undefined);
      // Publishing succeeded even if reading again fails.
      await reload().catch(() => undefined);
      const built = store.account ? `${done} The site shows it in a few minutes.` : done;
      const notBuilt = notBuiltYet(done, latestErrors.current, latest.current.content.files);
      const act = () => {
        // The button goes with the first press.
        say();
        void attempt(() => undo(change), "Undoing…");
      };
      say({ says: notBuilt ?? built, ...(notBuilt && { tone: "alert" }), action: { name: "Undo", act } });
    }

    /** Makes a change from the current content and publishes it. Makes it again if somebody else was faster. */
    async function publishNow(
      make: (now: Latest) => Change,
      ...told: [done: string, drafted?: readonly string[]]
    ): Promise<void> {
      await publishAnew(async () => publish(make(await reload()), ...told));
    }

    /** Publishes the draft as it was shown. */
    async function publishDraft(): Promise<void> {
      const { revision, entries } = latest.current.draft;
      const make = ({ content, draft }: Latest) => {
        if (draft.revision !== revision) throw new PlainError(draftChanged);
        const [stale] = staleTexts(draft.entries, content);
        if (stale)
          throw new PlainError(`${placeOf(stale, content.files)} was published by somebody else. Open it.`);
        return draftChange(content, draft.entries);
      };
      const paths = entries.map(({ path }) => path);
      await publishNow(make, "Published.", paths);
    }

    /** Undoes a change. */
    async function undo(past: Change): Promise<void> {
      const make = ({ content }: Latest) => {
        const change = undoChange(content, past);
        if (change.texts.length + change.pictures.length === 0)
          throw new PlainError("There is nothing left of it to undo.");
        return change;
      };
      await publishNow(make, "Undone.");
    }

    /** Runs a task and shows an error in a notice. `says` names it while it runs; the task reports how much is done. */
    async function attempt(task: (onWork: OnWork) => Promise<void>, says?: string): Promise<void> {
      let shown: Work | undefined;
      const onWork = (work: Work) => {
        shown = work;
        setWork(work);
      };
      if (says) onWork({ says });
      try {
        await task(onWork);
      } catch (reason) {
        if (reason instanceof MergeConflict || reason instanceof StaleError) await reload();
        if (reason instanceof SignedOutError) onSignedOut();
        say({ says: inWords(reason), tone: "alert" });
      } finally {
        // Other work may have begun since.
        setWork((now) => (now === shown ? undefined : now));
      }
    }

    return {
      store,
      siteUrl,
      say,
      reload,
      publish,
      publishNow,
      publishDraft,
      keepDraft,
      discard,
      undo,
      attempt,
    };
  }, [store, siteUrl, reload, say, onSignedOut]);

  const editor = useMemo(
    () => loaded && { ...tools, ...loaded, facts: factsOf(loaded.content.files), thumbnail },
    [tools, loaded, thumbnail],
  );
  const news = useMemo(() => ({ notices, work }), [notices, work]);
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
