import { useEffect, useEffectEvent, useState } from "react";
import type { EditedEntry } from "../change/change";
import { type Conflict, ConflictError, submittedChange } from "../change/submitted-change";
import type { EntryValue } from "../site/site";
import { toStoredValue } from "../site/tidy";
import { keepPicture } from "../state/drafts";
import { currentJob } from "../state/editor";
import { useEditor, useEditorState } from "../state/editor-context";
import { followEntry, isEntryOpen } from "../state/editor-routes";
import { draftAfterPublishing } from "./open-draft";
import type { EntryErrors } from "./useEntryErrors";
import type { OpenEntry } from "./useOpenEntry";

const nothingChanged = "Nothing has changed. What was left empty is not published.";

/** Publishes an open entry, at a press of Ctrl+S, too. */
export function useSubmit(
  { path, form, draft, pictures, resetTo }: OpenEntry,
  { showErrors, showErrorsOf }: EntryErrors,
) {
  const { attempt, notify, publish, keepDraft, forgetDraft } = useEditor();
  const [conflict, setConflict] = useState<Conflict>();
  // The editor is publishing something, or still reads pictures that were chosen.
  const isBusy = useEditorState(currentJob) !== undefined;

  /** Publishes what the form holds. `baseText` is the published text that the value began from. */
  function submit(baseText: string | undefined): void {
    if (isBusy) return;
    notify(undefined);
    setConflict(undefined);
    void attempt(() => publishForm(baseText), "Publishing…");
  }

  async function publishForm(baseText: string | undefined): Promise<void> {
    const pressed = structuredClone(form.getValues());
    const submission = { path, baseText, value: toStoredValue(path, pressed), pictures: pictures.bytes };
    try {
      const change = await publish(
        (newest) => submittedChange(newest, submission),
        "Published.",
        ({ edited }) => followPublished(edited, pressed),
      );
      showErrors([]);
      // The same value may be stored already, as after a lost answer.
      if (change.files.length === 0)
        notify({ message: change.edited.text === baseText ? nothingChanged : "Published." });
    } catch (reason) {
      // On another screen there is no form to show it in.
      if (!isEntryOpen(path)) throw reason;
      if (reason instanceof ConflictError) setConflict(reason.conflict);
      else showErrorsOf(reason);
    }
  }

  /** Keeps what was typed since the press. Opens the entry at its new path, if it has another one. */
  function followPublished({ path: newPath, text }: EditedEntry, pressed: EntryValue): void {
    const left = draftAfterPublishing(newPath, text, pressed, form.getValues());
    if (newPath === path) {
      // On another screen there is no form to fill: what was typed since the press is a draft of the new text.
      if (isEntryOpen(path)) resetTo(left);
      else keepDraft(path, left.isDirty ? left : undefined);
      return;
    }
    if (left.isDirty) {
      keepDraft(newPath, left);
      for (const [picture, bytes] of pictures.bytes) void keepPicture(newPath, picture, bytes);
    }
    forgetDraft(path);
    followEntry(path, newPath);
  }

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.key.toLowerCase() !== "s") return;
    event.preventDefault();
    submit(draft.baseText);
  });
  useEffect(() => {
    document.addEventListener("keydown", onKeyDown);
    return () => {
      document.removeEventListener("keydown", onKeyDown);
    };
  }, []);

  return { submit, isBusy, conflict, closeConflict: () => setConflict(undefined) };
}
