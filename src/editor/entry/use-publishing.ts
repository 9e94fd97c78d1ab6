import { useEffect, useEffectEvent, useState } from "react";
import { settledPlace } from "../../content/derived/project-place";
import { contentTypes } from "../../content/types/content-types";
import { brandColours } from "../../content/values/palette";
import type { Change, Content } from "../change/change";
import { textAt } from "../change/changed-files";
import { contentOf } from "../change/entries";
import { entryChange, isStored, slugOf } from "../change/entry-change";
import { mergeValues } from "../change/undo-change";
import { ContentError, type OnWork, publishAnew, useEditor } from "../state/editor-context";
import { leaveEntry } from "../state/unpublished-words";
import { entryFaults } from "../words/plain-words";
import { baseText, type Place } from "./base-version";
import type { OpenEntry, Value } from "./use-entry";
import { useProblems } from "./use-problems";

/** Another person's changes to the entry since it was opened. */
interface Conflict {
  /** Whether they changed the draft or the published version. */
  of: Place;
  /** Undefined if they removed it. */
  theirs: string | undefined;
  /** Both versions merged. They differ only in fields that both sides changed. */
  withTheirs: string | undefined;
  withMine: string;
  /** Whether the user was saving a draft or publishing. */
  aim: Place;
}

const nothingChanged = "Nothing has changed. What was left empty is not published.";

/** Publishes an entry, or saves it as a draft. Never overwrites changes that the user has not seen. */
export function usePublishing(entry: OpenEntry) {
  const editor = useEditor();
  const { attempt, say, store } = editor;
  const { latestBase, changeBase, path, textOf, tidiedValue, pictures } = entry;
  const { show, ...shown } = useProblems(entry);
  const [conflict, setConflict] = useState<Conflict>();
  const [busy, setBusy] = useState<Place>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: shows newly read content if nothing was typed, or no longer
  useEffect(() => {
    if (entry.isOutdated && !entry.isDirty && !busy && !conflict) restart(entry.inStore);
  }, [editor.content, editor.draft, entry.isDirty]);

  /** Shows the version that the form started from, or another one, as if the entry were opened now. */
  function restart(...version: Parameters<typeof entry.restart>): void {
    show([]);
    entry.restart(...version);
  }

  /** Runs a button's action unless another one is running. */
  function press(aim: Place): void {
    if (busy) return;
    say();
    setConflict(undefined);
    setBusy(aim);
    const sent = tidiedValue();
    attempt(
      (onWork) => publishAnew(() => put(aim, sent, onWork)).finally(() => setBusy(undefined)),
      aim === "published" ? "Publishing…" : "Keeping it…",
    );
  }

  async function put(aim: Place, sent: Value, onWork: OnWork): Promise<void> {
    const { content, draft } = await editor.reload();
    const drafted = draft.entries.find((drafted) => drafted.path === path)?.text;
    if (drafted === undefined) changeBase({ type: "merged", place: "drafted", text: undefined });
    if (entry.isNew && isStored(content, path, sent)) {
      // An earlier press published it, and its answer did not arrive.
      const stored = path.replace(/[^/]+$/, `${slugOf(path, sent)}.json`);
      await entry.takeStored({ path: stored, published: textAt(content, stored), drafted: undefined });
      return say({ says: "Published." });
    }
    const inStore = { published: textAt(content, path), drafted };
    let merged = sent;
    for (const of of ["published", "drafted"] as const) {
      const [base, theirs] = [latestBase.current[of], inStore[of]];
      if (base === theirs) continue;
      // Show a colleague's draft before it is published or replaced.
      const isMergeable = of === "published";
      const [withTheirs, withMine] = mergedTexts(isMergeable ? base : undefined, textOf(merged), theirs);
      if (!isMergeable || withTheirs !== withMine)
        return setConflict({ of, theirs, withTheirs, withMine, aim });
      // Keep text typed since the button was pressed.
      const [, shown] = mergedTexts(base, textOf(tidiedValue()), theirs);
      merged = contentOf(withMine);
      changeBase({ type: "merged", place: of, text: theirs });
      entry.showValue(contentOf(shown));
    }
    const done = merged === sent ? "" : "What was changed elsewhere meanwhile is kept.";
    await (aim === "drafted" ? keep : publish)(merged, content, done, onWork);
  }

  /** Merges the user's and the other person's version. Where both changed a field, the first result has their value. */
  function mergedTexts(
    base: string | undefined,
    mine: string,
    theirs: string | undefined,
  ): [string | undefined, string] {
    if (base === undefined || theirs === undefined) return [theirs, mine];
    const merge = (isMine: boolean) => {
      const resolve = (own: unknown, other: unknown) => (isMine ? own : other);
      return textOf(Object(mergeValues(contentOf(base), contentOf(mine), contentOf(theirs), resolve)));
    };
    return [merge(false), merge(true)];
  }

  async function publish(sent: Value, content: Content, done: string, onWork: OnWork): Promise<void> {
    const faults = [...entryFaults(entry.schema, sent), ...slugFaults(sent, content)];
    if (faults.length > 0) return show(faults.map((fault) => ({ file: path, ...fault })));
    const isDrafted = latestBase.current.drafted !== undefined;
    const shown = newPictures(sent, content);
    const own = { path, isNew: entry.isNew, value: sent, pictures: shown };
    const change = entryChange(content, own);
    if (change.texts.length === 0) return isDrafted ? drop() : say({ says: nothingChanged });
    await send(shown, onWork);
    const settled = settledPlace(sent, content.files);
    const says = ["Published.", done, settled?.says ?? "", whenRecoloured(change)].filter(Boolean).join(" ");
    try {
      await editor.publish(change, says, isDrafted ? [path] : []);
    } catch (reason) {
      if (reason instanceof ContentError) return show(reason.problems);
      throw reason;
    }
    show([]);
    const text = change.texts.find((one) => one.path === change.path)?.after ?? textOf(sent);
    await entry.takeStored({ path: change.path, published: text, drafted: undefined }, settled?.place);
  }

  /** Under `npm start` the site's colours are compiled at the start. A published site is rebuilt anyway. */
  function whenRecoloured({ texts }: Change): string {
    const own = texts.find((text) => text.path === contentTypes.Company.place.file);
    if (!own || store.account) return "";
    const [before, after] = [own.before, own.after].map((text) =>
      JSON.stringify(brandColours(contentOf(text).brand)),
    );
    if (before === after) return "";
    return "The site shows the new colours when `npm start` is run again; the editor and its previews show them already.";
  }

  async function keep(sent: Value, content: Content, done: string, onWork: OnWork): Promise<void> {
    const { published: before, drafted } = latestBase.current;
    const isUnnamed = before === undefined && drafted === undefined;
    const place = isUnnamed ? path.replace(/[^/]*$/, `new-${Date.now().toString(36)}.json`) : path;
    const [text, shown] = [textOf(sent), newPictures(sent, content)];
    await send(shown, onWork);
    await editor.keepDraft([path], [{ path: place, before, text, pictures: shown }]);
    await entry.takeStored({ path: place, published: before, drafted: text });
    say({ says: `Kept in the draft. The site does not show it yet. ${done}`.trim() });
  }

  /** Removes the entry from the draft and resets the form to the published text. */
  async function drop(): Promise<void> {
    await editor.discard(path);
    changeBase({ type: "merged", place: "drafted", text: undefined });
    reopen();
  }

  function reopen(): void {
    if (baseText(latestBase.current) === undefined) leaveEntry(path);
    else restart();
  }

  /** Uses their version where both changed a field. If no other change is left, the draft is not needed any more. */
  function takeOver({ of, theirs, withTheirs, withMine }: Conflict): void {
    setConflict(undefined);
    changeBase({ type: "merged", place: of, text: theirs });
    if (theirs !== undefined && withTheirs !== undefined && withTheirs !== textOf(contentOf(theirs))) {
      entry.showValue(contentOf(withTheirs));
      const act = () => entry.showValue(contentOf(withMine));
      say({ says: "Their version is in the form.", action: { name: "Use mine again", act } });
      return;
    }
    if (of === "published" && latestBase.current.drafted !== undefined) attempt(drop);
    else reopen();
  }

  /** Uses my version where both changed a field. The user has seen theirs. */
  function replace({ of, theirs, withMine, aim }: Conflict): void {
    changeBase({ type: "merged", place: of, text: theirs });
    if (theirs !== undefined) entry.showValue(contentOf(withMine));
    press(aim);
  }

  /** The entry's pictures that are not published yet. Others were chosen and removed again. */
  function newPictures(sent: Value, content: Content): string[] {
    const words = JSON.stringify(sent);
    const stored = new Set(content.pictures.map(({ path }) => path));
    const isNew = (picture: string) => words.includes(picture) && !stored.has(picture);
    // The draft's pictures may not be loaded yet, but the store has them.
    return [...new Set([...entry.storedPictures, ...pictures.bytes.keys()])].filter(isNew);
  }

  async function send(shown: readonly string[], onWork: OnWork): Promise<void> {
    const sent = [...pictures.bytes].filter(([picture]) => shown.includes(picture));
    for (const [done, [picture, bytes]] of sent.entries()) {
      onWork({ says: "Sending the pictures…", done, of: sent.length });
      await store.send(picture, bytes);
    }
  }

  function slugFaults(sent: Value, { files }: Content) {
    const wanted = path.replace(/[^/]+$/, `${slugOf(path, sent)}.json`);
    const isOthers = files.some((file) => file.path === wanted && (entry.isNew || wanted !== path));
    return isOthers
      ? [{ field: "slug", says: "Another entry has this address already. Choose another." }]
      : [];
  }

  // Publishes on Ctrl+S and keeps the cursor where it is.
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key !== "s") return;
    event.preventDefault();
    press("published");
  });
  useEffect(() => {
    document.addEventListener("keydown", onKeyDown);
    return () => {
      document.removeEventListener("keydown", onKeyDown);
    };
  }, []);

  return {
    press,
    drop,
    discard: () => {
      say();
      restart();
    },
    busy,
    ...shown,
    conflict,
    takeOver,
    replace,
    settle: () => setConflict(undefined),
  };
}

export type Publishing = ReturnType<typeof usePublishing>;
