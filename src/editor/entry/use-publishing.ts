import { useEffect, useEffectEvent, useMemo, useState } from "react";
import type { ValidationError } from "../../content/reading/validation-error";
import { removeEntry } from "../change/remove-entry";
import { useEditor } from "../controls/editor-context";
import { useNews } from "../controls/news";
import { groupOf } from "../controls/routes";
import { forgetDraft } from "../drafts/drafts";
import { showField } from "../forms/show-field";
import { ContentError } from "../publisher/publisher";
import { type Conflict, ConflictError, plannedChange } from "./plan";
import type { OpenEntry } from "./use-entry";

const nothingChanged = "Nothing has changed. What was left empty is not published.";

/** True for a field and another one in it, or around it. */
const isWithin = (one: string, other = "") =>
  `${one}.`.startsWith(`${other}.`) || `${other}.`.startsWith(`${one}.`);

/** Publishes an entry. */
export function usePublishing(entry: OpenEntry) {
  const { site, attempt, say, publishNow } = useEditor();
  const { form, path, pictures } = entry;
  const [problems, setProblems] = useState<readonly ValidationError[]>([]);
  const errors = useMemo(
    () => new Map(problems.flatMap(({ file, field, message }) => (file === path ? [[field, message]] : []))),
    [problems, path],
  );
  const [conflict, setConflict] = useState<Conflict>();
  /** Another publication, or chosen pictures that are still read. */
  const isBusy = useNews().work !== undefined;

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
    const publish = async () => {
      const typed = structuredClone(form.getValues());
      const stored = await publishNow(
        (newest) => plannedChange(newest, { path, published, typed, pictures: pictures.bytes }),
        "Published.",
      );
      setProblems([]);
      // The same words may be stored already, as after a lost answer.
      if (stored.texts.length === 0) say({ says: stored.text === published ? nothingChanged : "Published." });
      entry.takeStored(stored.path, stored.text, typed);
    };
    void attempt(() => showingProblems(publish), "Publishing…");
  }
  const press = () => publishFrom(entry.published);

  /** Shows what stands against a change, in this entry or in others. */
  async function showingProblems(task: () => Promise<void>): Promise<void> {
    try {
      await task();
    } catch (reason) {
      if (reason instanceof ContentError) show(reason.problems);
      else if (reason instanceof ConflictError) setConflict(reason.conflict);
      else throw reason;
    }
  }

  /** Throws away what is typed. A new entry is left for its list. */
  function discard(): void {
    say(undefined);
    setProblems([]);
    const published = site.entries.get(path)?.text;
    if (published === undefined) leave();
    else entry.goOnFrom(published);
  }

  /** Goes to the entry's list, without its words. */
  function leave(): void {
    forgetDraft(path);
    window.location.hash = groupOf(path)?.address ?? "#/";
  }

  /** Takes the entry out of everything that names it. Where an entry needs one, the problems say so. */
  function remove(): void {
    const done = `${site.entries.get(path)?.name} is removed.`;
    const removing = async () => {
      await publishNow((newest) => removeEntry(newest, path), done);
      leave();
    };
    void attempt(() => showingProblems(removing), "Removing…");
  }

  /** Uses their version where both changed a field. Mine can be taken again. */
  function takeTheirs({ theirs, withTheirs, withMine }: Conflict): void {
    setConflict(undefined);
    entry.goOnFrom(theirs, withTheirs);
    const act = () => {
      entry.goOnFrom(theirs, withMine);
      say({ says: "Your version is in the form." });
    };
    say({ says: "Their version is in the form.", action: { name: "Use mine again", act } });
  }

  /** Publishes my version where both changed a field. Undo brings theirs back. */
  function publishMine({ theirs, withMine }: Conflict): void {
    entry.goOnFrom(theirs, withMine);
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
    remove,
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
