import { useEffect, useEffectEvent, useState } from "react";
import { settledPlace } from "../../content/derived/project-place";
import { contentTypes } from "../../content/types/content-types";
import { brandColours } from "../../content/values/palette";
import type { Change, Content } from "../change/change";
import { textAt } from "../change/changed-files";
import { contentOf, type EntryValue, isReadable } from "../change/entries";
import { entryChange, isStored, storedPath } from "../change/entry-change";
import { type MergedTexts, mergeTexts } from "../change/merge-texts";
import { useEditor } from "../state/editor-context";
import type { OnWork } from "../state/news";
import { leaveEntry } from "../state/unpublished-words";
import { ContentError } from "../state/use-publication";
import { entryProblems } from "../words/plain-words";
import type { OpenEntry } from "./use-entry";
import { useProblems } from "./use-problems";

/** Another person's changes to the entry since it was opened, in fields that the owner changed, too. */
interface Conflict extends MergedTexts {
  /** Undefined if they removed the entry. */
  theirs: string | undefined;
}

/** Publishes an entry. Never overwrites changes that the owner has not seen. */
export function usePublishing(entry: OpenEntry) {
  const editor = useEditor();
  const { attempt, say, store } = editor;
  const { latestBase, changeBase, path, textOf, tidiedValue } = entry;
  const { show, ...shown } = useProblems(entry);
  const [conflict, setConflict] = useState<Conflict>();
  const [isBusy, setBusy] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: shows newly read content if nothing was typed, or no longer
  useEffect(() => {
    if (entry.isOutdated && !entry.isDirty && !isBusy && !conflict) restart(textAt(editor.content, path));
  }, [editor.content, entry.isDirty]);

  /** Shows the published text that the form started from, or another one, as if the entry were opened now. */
  function restart(published = latestBase.current.published): void {
    show([]);
    entry.restart(published);
  }

  /** Publishes the words that the form has now. Does nothing while that is under way. */
  function press(): void {
    if (isBusy) return;
    say();
    setConflict(undefined);
    setBusy(true);
    attempt(async (onWork) => {
      try {
        await entry.pictures.whenRead();
        let written = tidiedValue();
        await editor.onLatest(async (content) => {
          if (await takePublished(content, written)) return;
          const merged = withTheirChanges(content, written);
          if (!merged) return;
          const note = merged === written ? "" : "What was changed elsewhere meanwhile is kept.";
          written = merged;
          await publish(content, written, note, onWork);
        });
      } finally {
        setBusy(false);
      }
    }, "Publishing…");
  }

  /** True if an earlier press, whose answer did not come, or another tab has published these words already. */
  async function takePublished(content: Content, written: EntryValue): Promise<boolean> {
    const { sent } = latestBase.current;
    const isSent = sent !== undefined && textAt(content, sent.path) === sent.text;
    if (!isSent && !(entry.isNew && isStored(content, path, written))) return false;
    const found = isSent ? sent.path : storedPath(path, written);
    await entry.takeStored(found, textAt(content, found) ?? "");
    if (found === path && !isStored(content, path, written)) return false;
    say({ says: "Published." });
    return true;
  }

  /** Adds what others have published since the form was opened. Asks the owner, and returns nothing, if both changed a field. */
  function withTheirChanges(content: Content, written: EntryValue): EntryValue | undefined {
    const base = latestBase.current.published;
    const theirs = textAt(content, path);
    if (theirs === base) return written;
    // The screen says that the file cannot be read.
    if (!isReadable(theirs)) return undefined;
    const { withTheirs, withMine } = mergeTexts(base, textOf(written), theirs, textOf);
    if (withTheirs !== withMine) {
      setConflict({ theirs, withTheirs, withMine });
      return undefined;
    }
    // Keep what was typed since the button was pressed.
    const typed = mergeTexts(base, textOf(tidiedValue()), theirs, textOf).withMine;
    changeBase({ published: theirs });
    entry.showValue(contentOf(typed));
    return contentOf(withMine);
  }

  async function publish(content: Content, written: EntryValue, note: string, onWork: OnWork): Promise<void> {
    const problems = [...entryProblems(entry.schema, written), ...slugProblems(content, written)];
    if (problems.length > 0) return show(problems.map((problem) => ({ file: path, ...problem })));
    const pictures = newPictures(content, written);
    const change = entryChange(content, { path, isNew: entry.isNew, value: written, pictures });
    if (change.texts.length === 0)
      return say({ says: "Nothing has changed. What was left empty is not published." });
    const text = change.texts.find((one) => one.path === change.path)?.after ?? textOf(written);
    await send(pictures, onWork);
    entry.noteSent({ path: change.path, text });
    const settled = settledPlace(written, content.files);
    const says = ["Published.", note, settled?.says ?? "", whenRecoloured(change)].filter(Boolean).join(" ");
    try {
      await editor.publish(content, change, says);
    } catch (reason) {
      if (reason instanceof ContentError) return show(reason.problems);
      throw reason;
    }
    show([]);
    await entry.takeStored(change.path, text, settled?.place);
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

  function reopen(): void {
    if (latestBase.current.published === undefined) leaveEntry(path);
    else restart();
  }

  /** Uses their version where both changed a field. */
  function takeOver({ theirs, withTheirs, withMine }: Conflict): void {
    setConflict(undefined);
    changeBase({ published: theirs });
    const isMore =
      theirs !== undefined && withTheirs !== undefined && withTheirs !== textOf(contentOf(theirs));
    if (!isMore) {
      reopen();
      return;
    }
    entry.showValue(contentOf(withTheirs));
    const act = () => {
      entry.showValue(contentOf(withMine));
      say({ says: "Your version is in the form." });
    };
    say({ says: "Their version is in the form.", action: { name: "Use mine again", act } });
  }

  /** Uses my version where both changed a field. The owner has seen theirs. */
  function replace({ theirs, withMine }: Conflict): void {
    changeBase({ published: theirs });
    if (theirs !== undefined) entry.showValue(contentOf(withMine));
    press();
  }

  /** The entry's pictures that are not published yet. Others were chosen and removed again. */
  function newPictures({ pictures }: Content, written: EntryValue): string[] {
    const words = JSON.stringify(written);
    const stored = new Set(pictures.map(({ path }) => path));
    return [...entry.pictures.bytes.keys()].filter(
      (picture) => words.includes(picture) && !stored.has(picture),
    );
  }

  async function send(pictures: readonly string[], onWork: OnWork): Promise<void> {
    const sent = [...entry.pictures.bytes].filter(([picture]) => pictures.includes(picture));
    for (const [done, [picture, bytes]] of sent.entries()) {
      onWork({ says: "Sending the pictures…", done, of: sent.length });
      await store.send(picture, bytes);
    }
    onWork({ says: "Publishing…" });
  }

  function slugProblems({ files }: Content, written: EntryValue) {
    const wanted = storedPath(path, written);
    const isOthers = files.some((file) => file.path === wanted && (entry.isNew || wanted !== path));
    return isOthers
      ? [{ field: "slug", says: "Another entry has this address already. Choose another." }]
      : [];
  }

  // Publishes on Ctrl+S and keeps the cursor where it is.
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key !== "s") return;
    event.preventDefault();
    press();
  });
  useEffect(() => {
    document.addEventListener("keydown", onKeyDown);
    return () => {
      document.removeEventListener("keydown", onKeyDown);
    };
  }, []);

  return {
    press,
    discard: () => {
      say();
      reopen();
    },
    isBusy,
    ...shown,
    conflict,
    takeOver,
    replace,
    settle: () => setConflict(undefined),
  };
}

export type Publishing = ReturnType<typeof usePublishing>;
