import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { useEditor } from "../app/editor-context";
import { forgetDraft, keepDraft, keptPictures, unpublishedDraft } from "../drafts/drafts";
import { useNewPictures } from "../forms/useNewPictures";
import type { EntryValue } from "../site/site";
import { type OpenDraft, openDraft } from "./open-draft";
import { useSlugFromName } from "./useSlugFromName";

const noRoomLeft =
  "This browser has no room left: what you write now is lost when you leave the page. Publish it, or throw away older words on the start page.";

/** An open entry: its form, its draft, which this browser keeps at every key, and its new pictures. */
export function useOpenEntry(path: string) {
  const { site, attempt, notify } = useEditor();
  const current = site.entries.get(path)?.text;
  const [draft, setDraft] = useState(() => {
    const kept = unpublishedDraft(site, path);
    return kept ? openDraft(path, kept.published, kept.value) : openDraft(path, current);
  });
  const form = useForm<EntryValue>({ defaultValues: draft.value });
  const pictures = useNewPictures(path);
  const isKept = useRef(true);
  useSlugFromName(path, form, draft);

  function keep(next: OpenDraft): void {
    setDraft(next);
    const wasKept = isKept.current;
    isKept.current = keepDraft(path, next.isDirty ? next : undefined);
    if (wasKept && !isKept.current) notify({ message: noRoomLeft, tone: "alert" });
  }

  /** Puts a draft into the form, which stays mounted: an open dialog, the focus and the opened parts stay, too. */
  function begin(next: OpenDraft): void {
    form.reset(next.value);
    keep(next);
  }

  const onInput = useEffectEvent((field: string | undefined) => {
    // A reset of the form names no field.
    if (field !== undefined) keep(openDraft(path, draft.published, form.getValues()));
  });
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ name }) => onInput(name) }),
    [form],
  );

  /** Shows newly read content where nothing is typed. Another tab may keep words of this entry, so those stay. */
  const follow = useEffectEvent((text: string | undefined) => {
    if (draft.isDirty || draft.published === text) return;
    const next = openDraft(path, text);
    form.reset(next.value);
    setDraft(next);
  });
  useEffect(() => follow(current), [current]);

  const welcome = useEffectEvent(() => {
    if (!draft.isDirty) return forgetDraft(path);
    void attempt(async () => {
      for (const [picture, bytes] of await keptPictures(path)) pictures.register(picture, bytes);
    });
    notify({ message: "Your words that were not published are in the form again." });
  });
  useEffect(() => welcome(), []);

  return { path, form, draft, pictures, begin };
}

export type OpenEntry = ReturnType<typeof useOpenEntry>;
