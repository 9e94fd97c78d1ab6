import { useEffect, useEffectEvent, useMemo, useState } from "react";
import type { ValidationError } from "../../content/reading/validation-error";
import { useEditor } from "../app/editor-context";
import { groupOf } from "../app/editor-routes";
import { useStatus } from "../app/status";
import { ContentError } from "../change/check-change";
import { type Conflict, ConflictError, publishEntry } from "../change/publish-entry";
import { removeEntry } from "../change/remove-entry";
import { forgetDraft } from "../drafts/drafts";
import { toStoredValue } from "../site/tidy";
import type { OpenEntry } from "./useEntry";

const nothingChanged = "Nothing has changed. What was left empty is not published.";

/** True for a field and another one in it, or around it. */
const isWithin = (one: string, other = "") =>
  `${one}.`.startsWith(`${other}.`) || `${other}.`.startsWith(`${one}.`);

/** Publishes an entry. If it is refused, shows the first field that is invalid. */
export function usePublishing(entry: OpenEntry, showField: (name: string) => void) {
  const { site, attempt, say, publish } = useEditor();
  const { form, path, pictures } = entry;
  const [problems, setProblems] = useState<readonly ValidationError[]>([]);
  const errors = useMemo(
    () => new Map(problems.flatMap(({ file, field, message }) => (file === path ? [[field, message]] : []))),
    [problems, path],
  );
  const [conflict, setConflict] = useState<Conflict>();
  // The editor is publishing something, or still reads pictures that were chosen.
  const isBusy = useStatus().work !== undefined;

  // A field's problem goes when something is changed in it; the next press finds it again.
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name }) =>
          setProblems((now) => {
            const left = now.filter(({ file, field }) => file !== path || !isWithin(field, name));
            return left.length < now.length ? left : now;
          }),
      }),
    [form, path],
  );

  /** Hides other entries' errors until this entry's are fixed: fixing these may fix those. Focuses the first field. */
  function show(found: readonly ValidationError[]): void {
    const own = found.filter(({ file }) => file === path);
    setProblems(own.length > 0 ? own : found);
    const first = own.find(({ field }) => field);
    if (first) showField(first.field);
  }

  /** Publishes the words that the form has now. `baseText` is the published text that they began from. */
  function publishFrom(baseText: string | undefined): void {
    if (isBusy) return;
    say(undefined);
    setConflict(undefined);
    void attempt(() => publishTyped(baseText), "Publishing…");
  }
  const press = () => publishFrom(entry.baseText);

  async function publishTyped(baseText: string | undefined): Promise<void> {
    const typed = structuredClone(form.getValues());
    const submission = { path, baseText, value: toStoredValue(path, typed), pictures: pictures.bytes };
    try {
      const stored = await publish((newest) => publishEntry(newest, submission), "Published.");
      setProblems([]);
      // The same words may be stored already, as after a lost answer.
      if (stored.files.length === 0) say({ says: stored.text === baseText ? nothingChanged : "Published." });
      entry.afterPublishing(stored.path, stored.text, typed);
    } catch (reason) {
      showRefusal(reason);
    }
  }

  /** Shows the problems or the conflict that block a change. Throws any other error again. */
  function showRefusal(reason: unknown): void {
    if (reason instanceof ContentError) show(reason.errors);
    else if (reason instanceof ConflictError) setConflict(reason.conflict);
    else throw reason;
  }

  /** Throws away what is typed. Leaves a new entry and opens its list. */
  function throwAway(): void {
    say(undefined);
    setProblems([]);
    const stored = site.entries.get(path);
    if (stored) entry.resetForm(stored.text);
    else leave();
  }

  /** Forgets the entry's draft and opens its list. */
  function leave(): void {
    forgetDraft(path);
    window.location.hash = groupOf(path)?.address ?? "#/";
  }

  /** Removes the entry and every reference to it. The problems name the entries that need it. */
  async function removeAndLeave(): Promise<void> {
    const done = `${site.entries.get(path)?.name} is removed.`;
    try {
      await publish((newest) => removeEntry(newest, path), done);
      leave();
    } catch (reason) {
      showRefusal(reason);
    }
  }

  /** Uses their version where both changed a field. Mine can be taken again. */
  function takeTheirs({ theirText, theirVersion, myVersion }: Conflict): void {
    setConflict(undefined);
    entry.resetForm(theirText, theirVersion);
    const act = () => {
      entry.resetForm(theirText, myVersion);
      say({ says: "Your version is in the form." });
    };
    say({ says: "Their version is in the form.", action: { name: "Use mine again", act } });
  }

  /** Publishes my version where both changed a field. Undo brings theirs back. */
  function publishMine({ theirText, myVersion }: Conflict): void {
    entry.resetForm(theirText, myVersion);
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
    problems,
    errors,
    conflict,
    takeTheirs,
    publishMine,
    closeConflict: () => setConflict(undefined),
  };
}

export type Publishing = ReturnType<typeof usePublishing>;
