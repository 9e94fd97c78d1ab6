import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import type { ValidationError } from "../../content/reading/validation-error";
import { workIn } from "../app/editor";
import { useEditor, useEditorState } from "../app/editor-context";
import { entryAddress, groupOf } from "../app/editor-routes";
import { ContentError } from "../change/check-change";
import { type Conflict, ConflictError, type EntryChange, publishEntry } from "../change/publish-entry";
import { removeEntry } from "../change/remove-entry";
import { forgetDraft, keepDraft, keepPicture } from "../drafts/drafts";
import type { EntryValue } from "../site/site";
import { toStoredValue } from "../site/tidy";
import { draftAfterPublishing, openDraft } from "./open-draft";
import type { OpenEntry } from "./useOpenEntry";

const nothingChanged = "Nothing has changed. What was left empty is not published.";

/** True for a field and another one in it, or around it. */
const overlaps = (one: string, other = "") =>
  `${one}.`.startsWith(`${other}.`) || `${other}.`.startsWith(`${one}.`);

/** Publishes, removes and resets an open entry. If that is refused, shows the first field that is invalid. */
export function useEntryActions(
  { path, form, draft, pictures, begin }: OpenEntry,
  showField: (name: string) => void,
) {
  const { site, attempt, notify, publish } = useEditor();
  const [errors, setErrors] = useState<readonly ValidationError[]>([]);
  const fieldErrors = useMemo(
    () => new Map(errors.flatMap(({ file, field, message }) => (file === path ? [[field, message]] : []))),
    [errors, path],
  );
  const [conflict, setConflict] = useState<Conflict>();
  // The editor is publishing something, or still reads pictures that were chosen.
  const isBusy = useEditorState(workIn) !== undefined;
  const isOpen = useRef(true);
  useEffect(() => {
    return () => {
      isOpen.current = false;
    };
  }, []);

  // A field's error goes when something is changed in it; the next press finds it again.
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name }) =>
          setErrors((now) => {
            const left = now.filter(({ file, field }) => file !== path || !overlaps(field, name));
            return left.length < now.length ? left : now;
          }),
      }),
    [form, path],
  );

  /** Hides other entries' errors until this entry's are fixed: fixing these may fix those. Focuses the first field. */
  function show(found: readonly ValidationError[]): void {
    const own = found.filter(({ file }) => file === path);
    setErrors(own.length > 0 ? own : found);
    const first = own.find(({ field }) => field);
    if (first) showField(first.field);
  }

  /** Publishes the form's value. `published` is the text that it began from. */
  function publishFrom(published: string | undefined): void {
    if (isBusy) return;
    notify(undefined);
    setConflict(undefined);
    void attempt(() => publishTyped(published), "Publishing…");
  }
  const press = () => publishFrom(draft.published);

  async function publishTyped(published: string | undefined): Promise<void> {
    const pressed = structuredClone(form.getValues());
    const value = toStoredValue(path, pressed);
    const submission = { path, baseText: published, value, pictures: pictures.bytes };
    try {
      const change = await publish((newest) => publishEntry(newest, submission), "Published.");
      setErrors([]);
      // The same value may be stored already, as after a lost answer.
      if (change.files.length === 0)
        notify({ message: change.text === published ? nothingChanged : "Published." });
      afterPublishing(change, pressed);
    } catch (reason) {
      showRefusal(reason);
    }
  }

  /** Keeps what was typed since the press. Opens the entry at its new path, if it has another one. */
  function afterPublishing({ path: newPath, text }: EntryChange, pressed: EntryValue): void {
    const left = draftAfterPublishing(newPath, text, pressed, form.getValues());
    if (newPath === path) {
      // Otherwise the owner has closed this form meanwhile, and may have typed in another one.
      if (!isOpen.current) return;
      begin(left);
      if (!left.isDirty) forgetDraft(path);
      return;
    }
    if (left.isDirty) {
      keepDraft(newPath, left);
      for (const [picture, bytes] of pictures.bytes) void keepPicture(newPath, picture, bytes);
    }
    forgetDraft(path);
    // The owner may have gone elsewhere meanwhile.
    const [here] = window.location.hash.split("?");
    if (here === entryAddress(path)) window.location.replace(entryAddress(newPath));
  }

  /** Shows the errors or the conflict that block a change. Throws any other error again. */
  function showRefusal(reason: unknown): void {
    if (reason instanceof ContentError) show(reason.errors);
    else if (reason instanceof ConflictError) setConflict(reason.conflict);
    else throw reason;
  }

  /** Throws away what is typed. Leaves a new entry and opens its list. */
  function throwAway(): void {
    notify(undefined);
    setErrors([]);
    const stored = site.entries.get(path);
    if (stored) begin(openDraft(path, stored.text));
    else leave();
    forgetDraft(path);
  }

  /** Opens the list that the entry is in. */
  function leave(): void {
    window.location.hash = groupOf(path)?.address ?? "#/";
  }

  /** Removes the entry and every reference to it. The errors name the entries that need it. */
  async function removeAndLeave(): Promise<void> {
    const done = `${site.entries.get(path)?.name} is removed.`;
    try {
      await publish((newest) => removeEntry(newest, path), done);
      forgetDraft(path);
      leave();
    } catch (reason) {
      showRefusal(reason);
    }
  }

  /** Uses their version where both changed a field. Mine can be taken again. */
  function takeTheirs({ theirText, theirVersion, myVersion }: Conflict): void {
    setConflict(undefined);
    begin(openDraft(path, theirText, theirVersion));
    const act = () => {
      begin(openDraft(path, theirText, myVersion));
      notify({ message: "Your version is in the form." });
    };
    notify({ message: "Their version is in the form.", action: { name: "Use mine again", act } });
  }

  /** Publishes my version where both changed a field. Undo brings theirs back. */
  function publishMine({ theirText, myVersion }: Conflict): void {
    begin(openDraft(path, theirText, myVersion));
    publishFrom(theirText);
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
    throwAway,
    remove: () => void attempt(removeAndLeave, "Removing…"),
    isBusy,
    errors,
    fieldErrors,
    conflict,
    takeTheirs,
    publishMine,
    closeConflict: () => setConflict(undefined),
  };
}

export type EntryActions = ReturnType<typeof useEntryActions>;
