import { useEffect, useEffectEvent, useState } from "react";
import { useForm } from "react-hook-form";
import { useNewPictures } from "../forms/useNewPictures";
import type { EntryValue } from "../site/site";
import { savedPictures, unpublishedDraft } from "../state/drafts";
import { useEditor } from "../state/editor-context";
import { type OpenDraft, openDraft } from "./open-draft";

export type OpenEntry = ReturnType<typeof useOpenEntry>;

/** An open entry: its form, its draft, which is saved at every key, and its new pictures. */
export function useOpenEntry(path: string) {
  const { site, attempt, updateDraft, forgetDraft } = useEditor();
  const published = site.entries.get(path)?.text;
  const [draft, setDraft] = useState(latestDraft);
  const form = useForm<EntryValue>({ defaultValues: draft.value });
  const pictures = useNewPictures(path);

  /** The saved draft or, without one, the published entry. */
  function latestDraft(): OpenDraft {
    const saved = unpublishedDraft(site, path);
    return saved ? openDraft(path, saved.baseText, saved.value) : openDraft(path, published);
  }

  function change(next: OpenDraft): void {
    setDraft(next);
    updateDraft(path, next.isDirty ? next : undefined);
  }

  /** Puts a draft into the form. The form stays mounted, so its focus, its opened parts and an open dialog stay. */
  function resetTo(next: OpenDraft): void {
    form.reset(next.value);
    change(next);
  }

  const onInput = useEffectEvent((field: string | undefined) => {
    // No field is named if the form was reset.
    if (field !== undefined) change(openDraft(path, draft.baseText, form.getValues()));
  });
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ name }) => onInput(name) }),
    [form],
  );

  // True if somebody else has published this entry, and the form has no unpublished words that would be lost.
  const isOutdated = !draft.isDirty && draft.baseText !== published;
  const showLatestDraft = useEffectEvent(() => {
    const next = latestDraft();
    form.reset(next.value);
    setDraft(next);
  });
  useEffect(() => {
    if (isOutdated) showLatestDraft();
  }, [isOutdated]);

  const resume = useEffectEvent(() => {
    if (!draft.isDirty) return forgetDraft(path);
    void attempt(async () => {
      for (const [picture, bytes] of await savedPictures(path)) pictures.register(picture, bytes);
    });
  });
  useEffect(() => resume(), []);

  return { path, form, draft, pictures, resetTo };
}
