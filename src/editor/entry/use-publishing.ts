import { useEffect, useEffectEvent, useState } from "react";
import { textAt } from "../change/changed-files";
import { entryChange, slugOf } from "../change/entry-change";
import { ContentError, useEditor } from "../state/editor-context";
import { contentOf } from "../state/entries";
import { groupOf } from "../state/routes";
import { forgetWords } from "../state/unpublished-words";
import { type Draft, StaleError } from "../store/store";
import { entryFaults } from "../words/plain-words";
import type { OpenEntry, Value } from "./use-entry";
import { useProblems } from "./use-problems";

/** What somebody else has made of the entry since it was opened; no text if they removed it. */
interface Conflict {
  theirs: string | undefined;
  mine: string;
  /** The draft, if it is that which they have changed. */
  draft?: Draft | undefined;
}

/** In milliseconds after the last key: here, and where every keeping is a commit. */
const pauses = { here: 2000, atGitHub: 20_000 };

/** Publishes an entry, or keeps it as a draft: checked, and never over what somebody else has published unseen. */
export function usePublishing(entry: OpenEntry) {
  const editor = useEditor();
  const { store, content, attempt, reload, say } = editor;
  const { now, path, textOf, said, pictures, value, isDirty } = entry;
  const { show, ...told } = useProblems(entry);
  const [conflict, setConflict] = useState<Conflict>();
  const [busy, setBusy] = useState<"publishing" | "keeping">();

  async function once(what: typeof busy, task: () => Promise<void>): Promise<void> {
    if (busy) return;
    setBusy(what);
    await task().finally(() => setBusy(undefined));
  }

  /** `seen` is what they have published, if the owner has read that and wants its place. */
  async function publish(seen?: { theirs: string | undefined }): Promise<void> {
    const sent = said();
    say(undefined);
    const faults = [...entryFaults(entry.schema, sent), ...slugFaults(sent)];
    if (faults.length > 0) return show(faults.map((fault) => ({ file: path, mayGo: false, ...fault })));
    await once("publishing", () => make(sent, content, seen ? seen.theirs : entry.base));
  }

  async function make(sent: Value, content: typeof editor.content, base: string | undefined): Promise<void> {
    const theirs = textAt(content, path);
    if (theirs !== base) return setConflict({ theirs, mine: textOf(sent) });
    const own = { path, isNew: base === undefined, value: sent, pictures: shownIn(sent) };
    const change = entryChange(content, own);
    if (change.texts.length === 0) return entry.draft ? drop() : say({ says: "Nothing has changed." });
    try {
      await editor.publish(change, "Published.", entry.draft?.path);
      show([]);
    } catch (reason) {
      if (reason instanceof ContentError) return show(reason.problems);
      if (!(reason instanceof StaleError)) throw reason;
      const latest = await reload();
      const draft = entry.draft && (await theirDraft(entry.draft));
      if (draft) return setConflict({ theirs: draft.text, mine: textOf(sent), draft });
      return make(sent, latest, base);
    }
    const left = shownIn(entry.form.getValues());
    for (const picture of pictures.bytes.keys()) if (!left.has(picture)) pictures.bytes.delete(picture);
    const text = change.texts.find((one) => one.path === change.path)?.after ?? textOf(sent);
    entry.stored(sent, text, { path: change.path, base: text, draft: undefined });
  }

  /** A draft as somebody else has kept it since. */
  const theirDraft = async ({ path, revision }: Pick<Draft, "path" | "revision">) =>
    (await store.drafts()).find((one) => one.path === path && one.revision !== revision);

  /** The new pictures that the entry shows; others were chosen and taken out again. */
  function shownIn(sent: Value): Map<string, Blob> {
    const words = JSON.stringify(sent);
    const isShown = (picture: string) => words.includes(picture.replace(/^images\//, ""));
    return new Map([...pictures.bytes].filter(([picture]) => isShown(picture)));
  }

  /** Keeps the entry as a draft, `over` somebody else's that the owner has seen. */
  async function keep(over?: Draft, quietly = false): Promise<void> {
    await once("keeping", async () => {
      const sent = said();
      const isUnnamed = entry.isNew && !entry.draft;
      const draft = {
        path: isUnnamed ? path.replace(/[^/]*$/, `new-${Date.now().toString(36)}.json`) : path,
        before: entry.base,
        text: textOf(sent),
        pictures: [...shownIn(sent).keys()],
        revision: (over ?? entry.draft)?.revision,
      };
      try {
        const kept = await store.keepDraft(draft, shownIn(sent));
        // First, because a new entry is at another address from now on.
        await reload();
        entry.stored(sent, draft.text, { path: draft.path, base: entry.base, draft: kept });
        if (!quietly) say({ says: "Kept as a draft. The site does not show it yet." });
      } catch (reason) {
        const theirs = reason instanceof StaleError && (await theirDraft(draft));
        if (!theirs) throw reason;
        setConflict({ theirs: theirs.text, mine: draft.text, draft: theirs });
      }
    });
  }

  /** Drops the draft: the form says again what is published. */
  async function drop(): Promise<void> {
    const bringBack = await store.dropDraft(path);
    now.draft = undefined;
    forgetWords(path);
    if (entry.base === undefined) window.location.hash = groupOf(path)?.address ?? "#/";
    else entry.fill(contentOf(entry.base), { draft: undefined }, entry.base);
    await reload();
    const undo = async () => {
      await bringBack();
      await reload();
      say({ says: "The draft is there again." });
    };
    say({ says: "The draft is dropped.", action: { name: "Undo", act: () => attempt(undo) } });
  }

  function slugFaults(sent: Value) {
    const wanted = path.replace(/[^/]+$/, `${slugOf(path, sent)}.json`);
    const isOthers = content.files.some((file) => file.path === wanted && (entry.isNew || wanted !== path));
    return isOthers
      ? [{ field: "slug", says: "Another entry has this address already. Choose another." }]
      : [];
  }

  // Ctrl+S publishes, wherever the cursor is, and leaves it there.
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key !== "s") return;
    event.preventDefault();
    attempt(publish);
  });
  useEffect(() => {
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);

  // A draft keeps itself: a while after the last key, and when one leaves it; not if it was just published or dropped.
  const keepItself = useEffectEvent(() => {
    if (now.draft && isDirty) attempt(() => keep(undefined, true));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change begins the pause anew
  useEffect(() => {
    const timer = setTimeout(keepItself, store.account ? pauses.atGitHub : pauses.here);
    return () => clearTimeout(timer);
  }, [value]);
  useEffect(() => () => keepItself(), []);

  return { publish, keep, drop, busy, show, ...told, conflict, settle: () => setConflict(undefined) };
}

export type Publishing = ReturnType<typeof usePublishing>;
