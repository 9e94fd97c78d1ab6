import { useEffect, useEffectEvent, useState } from "react";
import { useForm } from "react-hook-form";
import { useNewPictures } from "../forms/useNewPictures";
import type { EntryValue } from "../site/site";
import { keptPictures, unpublishedDraft } from "../state/drafts";
import { useEditor } from "../state/editor-context";
import { type OpenDraft, openDraft } from "./open-draft";

export type OpenEntry = ReturnType<typeof useOpenEntry>;

/** An open entry: its form, its draft, which this browser keeps at every key, and its new pictures. */
export function useOpenEntry(path: string) {
  const { site, attempt, keepDraft, forgetDraft } = useEditor();
  const current = site.entries.get(path)?.text;
  const [draft, setDraft] = useState(latestDraft);
  const form = useForm<EntryValue>({ defaultValues: draft.value });
  const pictures = useNewPictures(path);

  /** The draft that this browser keeps, or the published entry. */
  function latestDraft(): OpenDraft {
    const kept = unpublishedDraft(site, path);
    return kept ? openDraft(path, kept.baseText, kept.value) : openDraft(path, current);
  }

  function keep(next: OpenDraft): void {
    setDraft(next);
    keepDraft(path, next.isDirty ? next : undefined);
  }

  /** Puts a draft into the form, which stays mounted: an open dialog, the focus and the opened parts stay, too. */
  function resetTo(next: OpenDraft): void {
    form.reset(next.value);
    keep(next);
  }

  const onInput = useEffectEvent((field: string | undefined) => {
    // A reset of the form names no field.
    if (field !== undefined) keep(openDraft(path, draft.baseText, form.getValues()));
  });
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ name }) => onInput(name) }),
    [form],
  );

  // True if somebody has published other words, and nothing is typed any more that would be lost.
  const isOutdated = !draft.isDirty && draft.baseText !== current;
  const showLatestDraft = useEffectEvent(() => {
    const next = latestDraft();
    form.reset(next.value);
    setDraft(next);
  });
  useEffect(() => {
    if (isOutdated) showLatestDraft();
  }, [isOutdated]);

  const resumeDraft = useEffectEvent(() => {
    if (!draft.isDirty) return forgetDraft(path);
    void attempt(async () => {
      for (const [picture, bytes] of await keptPictures(path)) pictures.register(picture, bytes);
    });
  });
  useEffect(() => resumeDraft(), []);

  return { path, form, draft, pictures, resetTo };
}
