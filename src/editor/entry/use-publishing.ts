import { useEffect, useEffectEvent, useState } from "react";
import { contentTypes } from "../../content/types/content-types";
import { brandColours } from "../../content/values/palette";
import type { Change, Content } from "../change/change";
import { textAt } from "../change/changed-files";
import { contentOf, type EntryValue } from "../change/entries";
import { mergeTexts } from "../change/merge-texts";
import { useEditor } from "../state/editor-context";
import type { OnWork } from "../state/news";
import { leaveEntry } from "../state/unpublished-words";
import { ContentError } from "../state/use-publication";
import {
  type Conflict,
  mergePublished,
  planPublication,
  publishedBefore,
  type WrittenEntry,
} from "./plan-publication";
import type { OpenEntry } from "./use-entry";
import { useProblems } from "./use-problems";

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

  /** The entry with these words. */
  const written = (value: EntryValue): WrittenEntry => ({
    path,
    texts: entry,
    base: latestBase.current,
    value,
    addedPictures: [...entry.pictures.bytes.keys()],
  });

  /** Publishes the words that the form has now. Does nothing while that is under way. */
  function press(): void {
    if (isBusy) return;
    say();
    setConflict(undefined);
    setBusy(true);
    attempt(async (onWork) => {
      try {
        await entry.pictures.whenRead();
        let value = tidiedValue();
        await editor.onLatest(async (content) => {
          if (await takePublished(content, value)) return;
          const merge = mergePublished(content, written(value));
          if (merge.kind === "conflict") return setConflict(merge.conflict);
          // The screen says that the file cannot be read.
          if (merge.kind === "unreadable") return;
          if (merge.isMerged) showMerged(merge.base);
          // Another attempt goes on from the merged words.
          value = merge.value;
          await publish(content, value, merge.isMerged, onWork);
        });
      } finally {
        setBusy(false);
      }
    }, "Publishing…");
  }

  /** Takes over what an earlier press or another tab has published. True if these words are all in it. */
  async function takePublished(content: Content, value: EntryValue): Promise<boolean> {
    const before = publishedBefore(content, written(value));
    if (!before) return false;
    await entry.takeStored(before.path, before.text);
    if (before.isWhole) say({ says: "Published." });
    return before.isWhole;
  }

  /** Shows what others have published in the form, and keeps what was typed since the button was pressed. */
  function showMerged(theirs: string | undefined): void {
    const { withMine } = mergeTexts(latestBase.current.published, textOf(tidiedValue()), theirs, textOf);
    changeBase({ published: theirs });
    entry.showValue(contentOf(withMine));
  }

  async function publish(
    content: Content,
    value: EntryValue,
    isMerged: boolean,
    onWork: OnWork,
  ): Promise<void> {
    const plan = planPublication(content, written(value));
    if (plan.kind === "invalid") return show(plan.problems);
    if (plan.kind === "unchanged")
      return say({ says: "Nothing has changed. What was left empty is not published." });
    const { change, text, settled } = plan;
    await send(change, onWork);
    entry.noteSent({ path: change.path, text });
    const merged = isMerged ? "What was changed elsewhere meanwhile is kept." : "";
    const says = ["Published.", merged, settled?.says ?? "", whenRecoloured(change)]
      .filter(Boolean)
      .join(" ");
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

  async function send({ pictures }: Change, onWork: OnWork): Promise<void> {
    const added = new Set(pictures.map((picture) => picture.path));
    const sent = [...entry.pictures.bytes].filter(([picture]) => added.has(picture));
    for (const [done, [picture, bytes]] of sent.entries()) {
      onWork({ says: "Sending the pictures…", done, of: sent.length });
      await store.send(picture, bytes);
    }
    onWork({ says: "Publishing…" });
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
