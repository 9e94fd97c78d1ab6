import { useEffect, useEffectEvent, useState } from "react";
import { useForm } from "react-hook-form";
import { useNewPictures } from "../forms/useNewPictures";
import type { EntryValue } from "../site/site";
import { savedPictures, unpublishedDraft } from "../state/drafts";
import { useDraft, useEditor } from "../state/editor-context";
import { type FormContent, formContent } from "./form-content";

export type OpenEntry = ReturnType<typeof useOpenEntry>;

/** An open entry: its form with its content, which is saved as a draft at every key, and its new pictures. */
export function useOpenEntry(path: string) {
  const { site, attempt, updateDraft, forgetDraft } = useEditor();
  const draft = useDraft(path);
  const publishedText = site.entries.get(path)?.text;
  const [content, setContent] = useState(latestContent);
  const form = useForm<EntryValue>({ defaultValues: content.value });
  const pictures = useNewPictures(path);

  /** The saved draft, perhaps that of another tab. Without a draft, the published entry. */
  function latestContent(): FormContent {
    const saved = unpublishedDraft(site, path);
    return saved ? formContent(path, saved.baseText, saved.value) : formContent(path, publishedText);
  }

  function change(next: FormContent): void {
    setContent(next);
    updateDraft(path, next.isDirty ? next : undefined);
  }

  /** Puts other content into the form. The form stays mounted, so its focus, its opened parts and an open dialog stay. */
  function resetTo(next: FormContent): void {
    form.reset(next.value);
    change(next);
  }

  const onInput = useEffectEvent((field: string | undefined) => {
    // No field is named if the form was reset.
    if (field !== undefined) change(formContent(path, content.baseText, form.getValues()));
  });
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ name }) => onInput(name) }),
    [form],
  );

  // True if this entry was published, here or by somebody else. What was typed since is in the draft.
  const isOutdated = content.baseText !== (draft ? draft.baseText : publishedText);
  const showLatestContent = useEffectEvent(() => {
    const next = latestContent();
    form.reset(next.value);
    setContent(next);
  });
  useEffect(() => {
    if (isOutdated) showLatestContent();
  }, [isOutdated]);

  const resume = useEffectEvent(() => {
    if (!content.isDirty) return forgetDraft(path);
    void attempt(async () => {
      for (const [picture, bytes] of await savedPictures(path)) pictures.register(picture, bytes);
    });
  });
  useEffect(() => resume(), []);

  return { path, form, content, pictures, resetTo };
}
