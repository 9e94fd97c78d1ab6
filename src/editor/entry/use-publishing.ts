import { useMemo, useRef, useState } from "react";
import { valueAt } from "../../content/fields/content-path";
import { contentTypes } from "../../content/types/content-types";
import type { Change } from "../change/change";
import { checkChange } from "../change/check-change";
import { entryChange, slugOf, textAt } from "../change/entry-change";
import { useEditor } from "../state/editor-context";
import { type Content, type Draft, StaleError } from "../store/store";
import { entryFaults } from "../words/entry-faults";
import { inPlainWords, type Problem } from "../words/plain-words";
import type { OpenEntry, Value } from "./use-entry";

/** What somebody else has made of the entry since it was opened; undefined text where they removed it. */
interface Conflict {
  theirs: string | undefined;
  mine: string;
  /** Whether it is the draft that they have changed. */
  draft?: Draft;
}

/** Publishes an entry, or keeps it as a draft: checked, and never over what somebody else has published unseen. */
export function usePublishing(entry: OpenEntry, type: keyof typeof contentTypes) {
  const editor = useEditor();
  const { show, ...told } = useProblems(entry);
  const [conflict, setConflict] = useState<Conflict>();
  const [busy, setBusy] = useState<"publishing" | "keeping">();
  /** Known at once, before anything is drawn. */
  const isBusy = useRef(false);

  async function once(what: typeof busy, task: () => Promise<void>): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    setBusy(what);
    try {
      await task();
    } finally {
      isBusy.current = false;
      setBusy(undefined);
    }
  }

  /** `over` is what they have published, where the owner has seen it and wants the place of it. */
  async function publish(over?: { theirs: string | undefined }): Promise<void> {
    const sent = entry.written();
    const faults = [...entryFaults(entry.schema, sent), ...slugFaults(sent, editor.content)];
    const own = faults.map((fault) => ({ file: entry.path, mayGo: false, ...fault }));
    if (own.length > 0) return show(own);
    await once("publishing", () => make(sent, editor.content, over ? over.theirs : entry.base));
  }

  async function make(sent: Value, content: Content, base: string | undefined): Promise<void> {
    const { path, pictures } = entry;
    const theirs = textAt(content, path);
    if (theirs !== base) return setConflict({ theirs, mine: entry.textOf(sent) });
    const change = entryChange(content, {
      path,
      isNew: base === undefined,
      value: sent,
      pictures: shownIn(sent),
    });
    if (change.texts.length === 0) return nothingNew();
    const errors = await checkChange(content, change);
    if (errors.length > 0) return show(errors.map((error) => inPlainWords(error, content.files)));
    show([]);
    try {
      await editor.publish(change, "Published.", entry.draft?.path);
    } catch (reason) {
      if (!(reason instanceof StaleError)) throw reason;
      const now = await editor.reload();
      const draft = entry.draft && (await theirDraft(entry.draft));
      if (draft) return setConflict({ theirs: draft.text, mine: entry.textOf(sent), draft });
      return make(sent, now, base);
    }
    const left = shownIn(entry.form.getValues());
    for (const picture of pictures.bytes.keys()) if (!left.has(picture)) pictures.bytes.delete(picture);
    const [newPath, text] = writtenIn(change, path, sent) ?? [path, entry.textOf(sent)];
    entry.stored(sent, text, { path: newPath, base: text, draft: undefined });
  }

  /** A draft as somebody else has kept it since. */
  async function theirDraft({ path, revision }: Draft): Promise<Draft | undefined> {
    return (await editor.store.drafts()).find((one) => one.path === path && one.revision !== revision);
  }

  async function nothingNew(): Promise<void> {
    const { draft, path, base } = entry;
    if (draft) {
      await editor.store.dropDraft(draft.path);
      await editor.reload();
    }
    const says = draft ? "The draft said what is published already; it is gone." : "Nothing has changed.";
    editor.say({ says });
    if (base !== undefined) entry.stored(entry.written(), base, { path, base, draft: undefined });
  }

  /** The new pictures that the entry shows; others were chosen and taken out again. */
  function shownIn(sent: Value): Map<string, Blob> {
    const words = JSON.stringify(sent);
    return new Map(
      [...entry.pictures.bytes].filter(([picture]) => words.includes(picture.replace(/^images\//, ""))),
    );
  }

  async function keep(over?: Draft, quietly = false): Promise<void> {
    // It was published or dropped a moment ago.
    if (quietly && !entry.hasDraft()) return;
    await once("keeping", async () => {
      const sent = entry.written();
      const { place } = contentTypes[type];
      const isUnnamed = "folder" in place && entry.isNew && !entry.draft;
      const path = isUnnamed ? `${place.folder}/new-${Date.now().toString(36)}.json` : entry.path;
      const pictures = shownIn(sent);
      const draft: Draft = {
        path,
        before: entry.base,
        text: entry.textOf(sent),
        pictures: [...pictures.keys()],
        at: new Date().toISOString(),
        revision: (over ?? entry.draft)?.revision,
      };
      try {
        const kept = await editor.store.keepDraft(draft, pictures);
        // First, because a new entry is at another address from now on.
        await editor.reload();
        entry.stored(sent, draft.text, { path, base: entry.base, draft: kept });
        if (!quietly) editor.say({ says: "Kept as a draft. The site does not show it yet." });
      } catch (reason) {
        if (!(reason instanceof StaleError)) throw reason;
        const theirs = await theirDraft(draft);
        if (!theirs) throw reason;
        setConflict({ theirs: theirs.text, mine: draft.text, draft: theirs });
      }
    });
  }

  function slugFaults(sent: Value, { files }: Content) {
    const wanted = entry.path.replace(/[^/]+\.json$/, `${slugOf(entry.path, sent)}.json`);
    const isOther = "folder" in contentTypes[type].place && (entry.isNew || wanted !== entry.path);
    const says = "Another entry has this address already. Choose another.";
    return isOther && files.some(({ path }) => path === wanted) ? [{ field: "slug", says }] : [];
  }

  return { publish, keep, busy, show, ...told, conflict, settle: () => setConflict(undefined) };
}

export type Publishing = ReturnType<typeof usePublishing>;

/** Where the entry is after a change, and what its file says. */
function writtenIn({ texts }: Change, path: string, sent: unknown): [string, string] | undefined {
  const slug = valueAt(sent, ["slug"]);
  const newPath = typeof slug === "string" ? path.replace(/[^/]+\.json$/, `${slug}.json`) : path;
  const text = texts.find((one) => one.path === newPath)?.after;
  return text === undefined ? undefined : [newPath, text];
}

/** What stands against publishing an entry; a mended field clears its message as it is typed. */
function useProblems({ path, form, schema, value, written }: OpenEntry) {
  const [refusal, setRefusal] = useState<{ found: readonly Problem[]; value: unknown }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at anew with each change of a value
  const problems = useMemo(() => {
    if (!refusal?.found.length) return [];
    const faults = new Map(entryFaults(schema, written()).map(({ field, says }) => [field, says]));
    return refusal.found.flatMap((problem): Problem | [] => {
      if (problem.file !== path) return problem;
      const says = faults.get(problem.field);
      if (says) return { ...problem, says };
      const at = problem.field.split(".").map((step) => (/^\d+$/.test(step) ? Number(step) : step));
      const isSame = JSON.stringify(valueAt(value, at)) === JSON.stringify(valueAt(refusal.value, at));
      return isSame ? problem : [];
    });
  }, [refusal, value]);
  const said = JSON.stringify(
    problems.flatMap(({ file, field, says }) => (file === path ? [[field, says]] : [])),
  );
  return {
    problems,
    /** What is wrong, by field; the same as long as it says the same. */
    errors: useMemo(() => new Map<string, string>(JSON.parse(said)), [said]),
    /** Another one at each refusal. */
    refusal,
    show: (found: readonly Problem[]) => setRefusal({ found, value: structuredClone(form.getValues()) }),
  };
}
