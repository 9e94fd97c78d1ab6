import { useCallback, useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { schemaAddress } from "../../content/derived/schema-files";
import { isRecord } from "../../content/fields/content-path";
import { fileName } from "../../content/reading/content-path";
import { type ContentTypeName, contentTypes, nameFields } from "../../content/types/content-types";
import { textAt } from "../change/changed-files";
import { contentText } from "../change/content-text";
import { emptyValue, formField } from "../forms/form-field";
import { useEditor } from "../state/editor-context";
import { contentOf } from "../state/entries";
import { entryAddress } from "../state/routes";
import { forgetWords, keepWords, keptPictures, keptWords } from "../state/unpublished-words";
import type { Draft } from "../store/store";
import { slugOf, tidyValue } from "../words/tidy";
import { useNewPictures } from "./use-new-pictures";

export type Value = Record<string, unknown>;

/** Where an entry is: its file, what was published when it was opened, and the draft that its form shows. */
interface Place {
  path: string;
  /** None of a new entry. */
  base: string | undefined;
  draft: Draft | undefined;
}

/** What is known of an open entry at once, before anything is drawn. */
interface Now extends Place {
  /** What the form says while nothing is written in it. */
  reference: string;
  /** The slug as it follows from the name; undefined once somebody has written it. */
  made: string | undefined;
}

/** An entry while it is written: its form, what of it is not published yet, and the words that are kept of it. */
export function useEntry(type: ContentTypeName, opened: string) {
  const { content, drafts, store, attempt, say } = useEditor();
  const { schema } = contentTypes[type];
  const tidied = useCallback((value: Value): Value => Object(tidyValue(schema, value)), [schema]);
  const textOf = useCallback(
    (value: Value) => contentText({ $schema: schemaAddress(type), ...tidied(value) }),
    [type, tidied],
  );
  const [{ now, kept }] = useState(() => begin());
  const form = useForm<Value>({
    defaultValues: kept?.value ?? contentOf(now.reference),
    shouldUnregister: false,
  });
  /** Counts how often the form was filled anew. */
  const [version, setVersion] = useState(0);
  const [written, setWritten] = useState({ value: form.getValues(), isDirty: kept !== undefined });
  const pictures = useNewPictures(now.path);

  /** Looks at what the form says, draws that, and keeps it. */
  const look = useCallback(() => {
    const { path, base, reference } = now;
    const value = form.getValues();
    const isDirty = textOf(value) !== reference;
    setWritten({ value: structuredClone(value), isDirty });
    if (isDirty) keepWords(path, { ...(base !== undefined && { base }), value });
    else forgetWords(path);
  }, [form, textOf, now]);

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          if (name === "slug" && form.getValues("slug") !== now.made) now.made = undefined;
          if (now.made !== undefined && nameFields.some((field) => field === name)) {
            now.made = slugOf(String(form.getValues(name ?? "")));
            form.setValue("slug", now.made);
          }
          look();
        },
      }),
    [form, look, now],
  );

  // Another tab that publishes this entry forgets the words of its own: those of this one are kept again.
  useEffect(() => {
    window.addEventListener("storage", look);
    return () => window.removeEventListener("storage", look);
  }, [look]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was kept of the entry that was opened, once
  useEffect(() => {
    const { path, draft } = now;
    attempt(async () => {
      for (const [picture, bytes] of kept ? await keptPictures(path) : []) pictures.add(picture, bytes);
      for (const picture of draft?.pictures ?? []) pictures.add(picture, await store.picture(picture, path));
    });
    if (!kept) return forgetWords(path);
    const says = "Your words that were not published are in the form again.";
    say({ says, action: { name: "Throw them away", act: discard } });
  }, []);

  /** What the form begins with: the words that were kept or else the draft, what is published, or nothing. */
  function begin(): { now: Now; kept: ReturnType<typeof keptWords> } {
    const draft = drafts.find(({ path }) => path === opened);
    const base = draft ? draft.before : textAt(content, opened);
    const text = draft?.text ?? base;
    const reference = textOf(text === undefined ? Object(emptyValue(formField(schema))) : contentOf(text));
    const words = keptWords(opened);
    const kept = words && textOf(words.value) !== reference ? words : undefined;
    const made = base === undefined && !kept ? "" : undefined;
    return { now: { path: opened, base: kept ? kept.base : base, draft, reference, made }, kept };
  }

  /** Fills the form with other words, drawn anew; `text` is what they are compared with from now on. */
  function fill(value: Value, changed: Partial<Place>, text?: string): void {
    const reference = text === undefined ? now.reference : textOf(contentOf(text));
    Object.assign(now, changed, { reference });
    form.reset(value);
    setVersion((before) => before + 1);
    look();
  }

  /**
   * What was sent is stored: whatever the storing changed in it (the place of a picture, a date) is taken over, without
   * touching what was written meanwhile.
   */
  function stored(sent: Value, text: string, next: Place): void {
    const before = now.path;
    for (const [field, is] of leafChanges(sent, contentOf(text), form.getValues())) form.setValue(field, is);
    Object.assign(now, next, { reference: textOf(contentOf(text)) });
    if (next.base !== undefined) now.made = undefined;
    if (before !== next.path) {
      forgetWords(before);
      // No hashchange follows: the form stays as it is, and so does the cursor.
      window.history.replaceState(null, "", entryAddress(next.path));
    }
    look();
  }

  /** Throws away what was written, but for what is published or kept as a draft. */
  function discard(): void {
    say(undefined);
    const base = now.draft ? now.draft.before : textAt(content, now.path);
    const text = now.draft?.text ?? base;
    fill(contentOf(text ?? now.reference), { base }, text);
  }

  /** Takes the row of a list out, and draws the lists anew. */
  function takeOut(row: string): void {
    const [, list = "", index] = /^(.*)\.(\d+)$/.exec(row) ?? [];
    const rows: unknown[] = [form.getValues(list)].flat();
    form.setValue(list, rows.toSpliced(Number(index), 1), { shouldDirty: true });
    setVersion((before) => before + 1);
  }

  const isNew = now.base === undefined;
  const storedSlug = isNew ? undefined : fileName(now.path);
  /** What the form says, as it is stored. */
  const said = () => tidied(form.getValues());
  const tools = { said, textOf, fill, stored, discard, takeOut };
  return { now, ...now, ...written, isNew, storedSlug, schema, form, version, pictures, ...tools };
}

export type OpenEntry = ReturnType<typeof useEntry>;

/** The single values that storing changed, by their fields, if the form still has what was sent. */
export function leafChanges(sent: unknown, stored: unknown, now: unknown, at = ""): [string, unknown][] {
  const path = (step: string | number) => (at === "" ? String(step) : `${at}.${step}`);
  if (Array.isArray(sent) && Array.isArray(stored) && Array.isArray(now))
    return sent.flatMap((entry, index) => leafChanges(entry, stored[index], now[index], path(index)));
  if (isRecord(sent) && isRecord(stored) && isRecord(now))
    return Object.keys(stored).flatMap((key) => leafChanges(sent[key], stored[key], now[key], path(key)));
  const isLeaf = typeof stored !== "object";
  return isLeaf && sent !== stored && sent === now ? [[at, stored]] : [];
}
