import { useEffect, useEffectEvent, useMemo, useState } from "react";
import type { ValidationError } from "../../content/reading/validation-error";
import { useEditor } from "../app/editor-context";
import { groupOf } from "../app/editor-routes";
import { useStatus } from "../app/status";
import { removeEntry } from "../change/remove-entry";
import { forgetDraft } from "../drafts/drafts";
import { ContentError } from "../publisher/publisher";
import type { Site } from "../site/site";
import { type Conflict, ConflictError, plannedChange } from "./plan";
import type { OpenEntry } from "./useEntry";

const nothingChanged = "Nothing has changed. What was left empty is not published.";

/** True for a field and another one in it, or around it. */
const isWithin = (one: string, other = "") =>
  `${one}.`.startsWith(`${other}.`) || `${other}.`.startsWith(`${one}.`);

/** Publishes an entry. If it is refused, shows the first field that is invalid. */
export function usePublishing(entry: OpenEntry, showField: (name: string) => void) {
  const { site, attempt, say, publishAndAnnounce } = useEditor();
  const { form, path, pictures } = entry;
  const [problems, setProblems] = useState<readonly ValidationError[]>([]);
  const errors = useMemo(
    () => new Map(problems.flatMap(({ file, field, message }) => (file === path ? [[field, message]] : []))),
    [problems, path],
  );
  const [conflict, setConflict] = useState<Conflict>();
  /** Another publication, or chosen pictures that are still read. */
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

  /** Shows problems and focuses the first invalid field. */
  function show(found: readonly ValidationError[]): void {
    setProblems(found);
    const first = found.find(({ file, field }) => file === path && field);
    if (first) showField(first.field);
  }

  /** Publishes the words that the form has now. `published` is the text that they began from. */
  function publishFrom(published: string | undefined): void {
    if (isBusy) return;
    say(undefined);
    setConflict(undefined);
    void attempt(() => publish(published), "Publishing…");
  }
  const press = () => publishFrom(entry.published);

  async function publish(published: string | undefined): Promise<void> {
    const typed = structuredClone(form.getValues());
    const change = (newest: Site) =>
      plannedChange(newest, { path, published, typed, pictures: pictures.bytes });
    try {
      const stored = await publishAndAnnounce(change, "Published.");
      setProblems([]);
      // The same words may be stored already, as after a lost answer.
      if (stored.texts.length === 0) say({ says: stored.text === published ? nothingChanged : "Published." });
      entry.afterPublishing(stored.path, stored.text, typed);
    } catch (reason) {
      showRefusal(reason);
    }
  }

  /** Shows the problems or the conflict that block a change. Throws any other error again. */
  function showRefusal(reason: unknown): void {
    if (reason instanceof ContentError) show(reason.problems);
    else if (reason instanceof ConflictError) setConflict(reason.conflict);
    else throw reason;
  }

  /** Throws away what is typed. Leaves a new entry and opens its list. */
  function discard(): void {
    say(undefined);
    setProblems([]);
    const published = site.entries.get(path)?.text;
    if (published === undefined) leave();
    else entry.resetForm(published);
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
      await publishAndAnnounce((newest) => removeEntry(newest, path), done);
      leave();
    } catch (reason) {
      showRefusal(reason);
    }
  }

  /** Uses their version where both changed a field. Mine can be taken again. */
  function takeTheirs({ theirs, keepingTheirs, keepingMine }: Conflict): void {
    setConflict(undefined);
    entry.resetForm(theirs, keepingTheirs);
    const act = () => {
      entry.resetForm(theirs, keepingMine);
      say({ says: "Your version is in the form." });
    };
    say({ says: "Their version is in the form.", action: { name: "Use mine again", act } });
  }

  /** Publishes my version where both changed a field. Undo brings theirs back. */
  function publishMine({ theirs, keepingMine }: Conflict): void {
    entry.resetForm(theirs, keepingMine);
    publishFrom(theirs);
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
