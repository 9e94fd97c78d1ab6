import { useEffect, useEffectEvent, useState } from "react";
import type { EditedEntry } from "../change/change";
import { type Conflict, ConflictError, submittedChange } from "../change/submitted-change";
import { type EntryValue, shownName } from "../site/site";
import { toStoredValue } from "../site/tidy";
import { savedDraft, savePicture } from "../state/drafts";
import { currentJob } from "../state/editor";
import { useEditor, useEditorState } from "../state/editor-context";
import { followEntry, isEntryOpen } from "../state/editor-routes";
import { contentAfterPublishing } from "./form-content";
import type { EntryErrors } from "./useEntryErrors";
import type { OpenEntry } from "./useOpenEntry";

const nothingChanged = "Nothing has changed. Empty optional fields are not published.";

/** Submits the form of an open entry to be published, also when Ctrl+S is pressed. */
export function useSubmit(
  { path, form, content, pictures }: OpenEntry,
  { showErrors, showErrorsOf }: EntryErrors,
) {
  const { attempt, notify, publish, updateDraft, forgetDraft } = useEditor();
  const [conflict, setConflict] = useState<Conflict>();
  // True while the editor publishes something, or still reads chosen pictures.
  const isBusy = useEditorState(currentJob) !== undefined;

  /** `baseText` is the published text that the form's value began from. */
  function submit(baseText: string | undefined): void {
    if (isBusy) return;
    notify(undefined);
    setConflict(undefined);
    void attempt(() => publishForm(baseText), "Publishing…");
  }

  async function publishForm(baseText: string | undefined): Promise<void> {
    const submitted = structuredClone(form.getValues());
    const submission = { path, baseText, value: toStoredValue(path, submitted), pictures: pictures.bytes };
    const message = `“${shownName(path, submission.value)}” is published.`;
    try {
      const { outcome, edited } = await publish((newest) => submittedChange(newest, submission), message);
      showErrors([]);
      if (outcome === "unchanged") notify({ message: nothingChanged });
      if (outcome === "alreadyPublished") notify({ message });
      afterPublishing(edited, submitted);
    } catch (reason) {
      if (reason instanceof ConflictError && isEntryOpen(path)) setConflict(reason.conflict);
      else showErrorsOf(reason);
    }
  }

  /**
   * Keeps as a draft what was typed while the entry was being published, also in a form that was opened again meanwhile. The
   * open form shows it (useOpenEntry.ts). Opens the entry at its new path, if it has another one.
   */
  function afterPublishing({ path: newPath, text }: EditedEntry, submitted: EntryValue): void {
    const now = savedDraft(path)?.value ?? form.getValues();
    const next = contentAfterPublishing(newPath, text, submitted, now);
    updateDraft(newPath, next.isDirty ? next : undefined);
    if (newPath === path) return;
    if (next.isDirty)
      for (const [picture, bytes] of pictures.bytes) void savePicture(newPath, picture, bytes);
    forgetDraft(path);
    followEntry(path, newPath);
  }

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.key.toLowerCase() !== "s") return;
    event.preventDefault();
    submit(content.baseText);
  });
  useEffect(() => {
    document.addEventListener("keydown", onKeyDown);
    return () => {
      document.removeEventListener("keydown", onKeyDown);
    };
  }, []);

  return { submit, isBusy, conflict, closeConflict: () => setConflict(undefined) };
}
