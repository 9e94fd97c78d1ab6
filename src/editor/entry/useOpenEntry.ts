import { useEffect, useEffectEvent, useState } from "react";
import { useForm } from "react-hook-form";
import { useNewPictures } from "../forms/useNewPictures";
import type { EntryValue } from "../site/site";
import { type Draft, savedPictures, unpublishedDraft } from "../state/drafts";
import { useDraft, useEditor } from "../state/editor-context";
import { type FormContent, formContent } from "./form-content";

export type OpenEntry = ReturnType<typeof useOpenEntry>;

/**
 * An open entry: its form with its content, and its new pictures. These rules hold for the form and its draft:
 * - The base text is the published text from which a form or a draft began.
 * - Every key saves the form and its base text as the entry's draft. A form that equals its base text has no draft.
 * - Publishing gives the draft a new base text, and leaves in it only what was typed since (useSubmit.ts).
 * - If somebody else publishes, the draft keeps its base text. The owner's next publication merges both
 *   (../change/submitted-change.ts).
 * - A form is outdated if its base text is not that of the draft or, without a draft, the published text. It is then reset to the
 *   draft or, without one, to the published entry.
 */
export function useOpenEntry(path: string) {
  const { site, attempt, updateDraft, forgetDraft } = useEditor();
  const draft = useDraft(path);
  const publishedText = site.entries.get(path)?.text;
  // Read the saved draft: another tab may have written it since the state was set.
  const [content, setContent] = useState(() => contentOf(unpublishedDraft(site, path)));
  const form = useForm<EntryValue>({ defaultValues: content.value });
  const pictures = useNewPictures(path);

  /** The content of a draft. Without one, that of the published entry. */
  function contentOf(saved: Draft | undefined): FormContent {
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

  const isOutdated = content.baseText !== (draft ? draft.baseText : publishedText);
  const showLatestContent = useEffectEvent(() => {
    const next = contentOf(draft);
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
