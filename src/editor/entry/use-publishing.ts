import { useEffect, useEffectEvent, useState } from "react";
import { contentTypes } from "../../content/types/content-types";
import { brandColours } from "../../content/values/palette";
import type { Change, Content } from "../change/change";
import { textAt } from "../change/changed-files";
import { contentOf } from "../change/entries";
import type { MergedTexts } from "../change/merge-texts";
import { useEditor } from "../state/editor-context";
import type { OnWork } from "../state/news";
import { leaveEntry } from "../state/unpublished-words";
import { ContentError } from "../state/use-publication";
import { type Plan, planPublication, type ReadyChange } from "./plan-publication";
import type { OpenEntry } from "./use-entry";
import { useProblems } from "./use-problems";

/** Publishes an entry. */
export function usePublishing(entry: OpenEntry) {
  const editor = useEditor();
  const { attempt, say, store } = editor;
  const { base, form, path, pictures, texts } = entry;
  const { show, ...shown } = useProblems(entry);
  const [conflict, setConflict] = useState<MergedTexts>();
  const [isBusy, setBusy] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: shows newly read content if nothing was typed, or no longer
  useEffect(() => {
    const published = textAt(editor.content, path);
    const isOutdated = published !== base.current.published;
    if (isOutdated && !entry.isDirty && !isBusy && !conflict) restart(published);
  }, [editor.content, entry.isDirty]);

  /** Shows a published text as if the entry were opened now. */
  function restart(published: string | undefined): void {
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
        await pictures.whenRead();
        let written = texts.tidied(form.getValues());
        await editor.onLatest(async (content) => {
          const plan = planPublication(content, {
            path,
            texts,
            base: base.current,
            written,
            typed: form.getValues(),
            pictures: [...pictures.bytes.keys()],
          });
          if (plan.merged) {
            written = plan.merged.written;
            entry.goOnFrom(plan.merged.theirs, plan.merged.typed);
          }
          await carryOut(plan, content, onWork);
        });
      } finally {
        setBusy(false);
      }
    }, "Publishing…");
  }

  async function carryOut(plan: Plan, content: Content, onWork: OnWork): Promise<void> {
    switch (plan.outcome) {
      case "already published":
        await entry.takeStored(plan.path, plan.text);
        return say({ says: "Published." });
      case "unreadable":
        // The screen says that the file cannot be read.
        return;
      case "conflict":
        return setConflict(plan.conflict);
      case "invalid":
        return show(plan.problems.map((problem) => ({ file: path, ...problem })));
      case "unchanged":
        return say({ says: "Nothing has changed. What was left empty is not published." });
      case "publish":
        return publish(content, plan, onWork);
    }
  }

  async function publish(
    content: Content,
    { change, text, says }: ReadyChange,
    onWork: OnWork,
  ): Promise<void> {
    await send(change, onWork);
    entry.noteSent({ path: change.path, text });
    try {
      await editor.publish(content, change, `${says}${whenRecoloured(change)}`);
    } catch (reason) {
      if (reason instanceof ContentError) return show(reason.problems);
      throw reason;
    }
    show([]);
    await entry.takeStored(change.path, text);
  }

  async function send(change: Change, onWork: OnWork): Promise<void> {
    for (const [done, picture] of change.pictures.entries()) {
      const bytes = pictures.bytes.get(picture.path);
      if (!bytes) continue;
      onWork({ says: "Sending the pictures…", done, of: change.pictures.length });
      await store.send(picture.path, bytes);
    }
    onWork({ says: "Publishing…" });
  }

  /** Under `npm start` the site's colours are compiled at the start. A published site is rebuilt anyway. */
  function whenRecoloured({ texts }: Change): string {
    const own = texts.find((text) => text.path === contentTypes.Company.place.file);
    if (!own || store.account) return "";
    const [before, after] = [own.before, own.after].map((text) =>
      JSON.stringify(brandColours(contentOf(text).brand)),
    );
    if (before === after) return "";
    return " The site shows the new colours when `npm start` is run again; the editor and its previews show them already.";
  }

  function discard(): void {
    say();
    if (entry.isNew) leaveEntry(path);
    else restart(base.current.published);
  }

  /** Uses their version where both changed a field. */
  function takeOver({ theirs, withTheirs, withMine }: MergedTexts): void {
    setConflict(undefined);
    if (theirs === undefined || withTheirs === undefined) leaveEntry(path);
    else if (withTheirs === texts.textOf(contentOf(theirs))) restart(theirs);
    else {
      entry.goOnFrom(theirs, contentOf(withTheirs));
      const act = () => {
        entry.goOnFrom(theirs, contentOf(withMine));
        say({ says: "Your version is in the form." });
      };
      say({ says: "Their version is in the form.", action: { name: "Use mine again", act } });
    }
  }

  /** Uses my version where both changed a field. The owner has seen theirs. */
  function replace({ theirs, withMine }: MergedTexts): void {
    entry.goOnFrom(theirs, theirs === undefined ? undefined : contentOf(withMine));
    press();
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
    discard,
    isBusy,
    ...shown,
    conflict,
    takeOver,
    replace,
    settle: () => setConflict(undefined),
  };
}

export type Publishing = ReturnType<typeof usePublishing>;
