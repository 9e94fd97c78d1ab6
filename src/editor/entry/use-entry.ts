import { useCallback, useEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { schemaAddress } from "../../content/derived/schema-files";
import { isRecord } from "../../content/fields/content-path";
import { fileName } from "../../content/reading/content-path";
import { type ContentTypeName, contentTypes, nameFields } from "../../content/types/content-types";
import { contentText } from "../change/content-text";
import { textAt } from "../change/entry-change";
import { emptyValue, formField } from "../forms/form-field";
import { useEditor } from "../state/editor-context";
import { contentOf } from "../state/entries";
import { entryAddress } from "../state/routes";
import { forgetWords, keepWords, keptWords } from "../state/unpublished-words";
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

/** An entry while it is written: its form, what of it is not published yet, and the words that are kept of it. */
export function useEntry(type: ContentTypeName, opened: string) {
  const { content, drafts, store, attempt } = useEditor();
  const { schema } = contentTypes[type];
  const textOf = useCallback(
    (value: Value) => contentText({ $schema: schemaAddress(type), ...Object(tidyValue(schema, value)) }),
    [type, schema],
  );
  const [place, setPlace] = useState<Place>(() => {
    const draft = drafts.find(({ path }) => path === opened);
    return { path: opened, base: draft ? draft.before : textAt(content, opened), draft };
  });
  /** What the form said when nothing was written in it yet. */
  const [reference, setReference] = useState(() => {
    const text = place.draft?.text ?? place.base;
    return textOf(text === undefined ? Object(emptyValue(formField(schema))) : contentOf(text));
  });
  const form = useForm<Value>({ defaultValues: contentOf(reference), shouldUnregister: false });
  const [version, setVersion] = useState(0);
  const [written, setWritten] = useState({ value: contentOf(reference), isDirty: false });
  const [offered, setOffered] = useState(() => {
    const kept = keptWords(opened);
    return kept && textOf(kept.value) !== reference ? kept : undefined;
  });
  const pictures = useNewPictures(type, place.path, form.getValues);
  /** The slug as it follows from the name; undefined once somebody has written it. */
  const made = useRef(place.base === undefined ? "" : undefined);

  /** What the listeners of the form read: they are made once. */
  const now = useRef({ place, reference, offered });
  now.current = { place, reference, offered };

  const look = useCallback(() => {
    const { place, reference, offered } = now.current;
    const value = form.getValues();
    const isDirty = textOf(value) !== reference;
    setWritten({ value: structuredClone(value), isDirty });
    // What was kept before stays until it was answered.
    if (offered) return;
    if (!isDirty) return forgetWords(place.path);
    const base = place.base === undefined ? {} : { base: place.base };
    keepWords(place.path, { ...base, value, at: new Date().toISOString() });
  }, [form, textOf]);

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          if (name === "slug" && form.getValues("slug") !== made.current) made.current = undefined;
          if (made.current !== undefined && nameFields.some((field) => field === name)) {
            made.current = slugOf(String(form.getValues(name ?? "")));
            form.setValue("slug", made.current);
          }
          look();
        },
      }),
    [form, look],
  );

  // Another tab that publishes this entry forgets the words of its own: those of this one are kept again.
  useEffect(() => {
    window.addEventListener("storage", look);
    return () => window.removeEventListener("storage", look);
  }, [look]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the pictures of the draft that was opened, once
  useEffect(() => {
    const { draft } = place;
    if (draft)
      attempt(async () => {
        for (const picture of draft.pictures) pictures.add(picture, await store.picture(picture, draft.path));
      });
  }, []);

  function settle(next: Place, text: string): void {
    setPlace(next);
    setReference(text);
    setOffered(undefined);
    now.current = { place: next, reference: text, offered: undefined };
  }

  /** Fills the form with other words, drawn anew; `text` is what they are compared with from now on. */
  function fill(value: Value, changed: Partial<Place>, text?: string): void {
    const { place, reference } = now.current;
    settle({ ...place, ...changed }, text === undefined ? reference : textOf(contentOf(text)));
    form.reset(value);
    setVersion((before) => before + 1);
    look();
  }

  /**
   * What was sent is stored: whatever the storing changed in it (the place of a picture, a date) is taken over, without
   * touching what was written meanwhile.
   */
  function stored(sent: Value, text: string, next: Place): void {
    const before = now.current.place.path;
    for (const [field, is] of leafChanges(sent, contentOf(text), form.getValues())) form.setValue(field, is);
    settle(next, textOf(contentOf(text)));
    if (next.base !== undefined) made.current = undefined;
    if (before !== next.path) {
      forgetWords(before);
      // No hashchange follows: the form stays as it is, and so does the cursor.
      window.history.replaceState(null, "", entryAddress(next.path));
    }
    look();
  }

  const isNew = place.base === undefined;
  return {
    ...place,
    ...written,
    isNew,
    schema,
    form,
    version,
    pictures,
    written: () => Object(tidyValue(schema, form.getValues())) as Value,
    textOf,
    fill,
    stored,
    /** Known at once, before anything is drawn. */
    hasDraft: () => now.current.place.draft !== undefined,
    /** Takes the row of a list out, and draws the lists anew. */
    takeOut: (row: string) => {
      const [, list = "", index] = /^(.*)\.(\d+)$/.exec(row) ?? [];
      const rows: unknown[] = [form.getValues(list)].flat();
      form.setValue(list, rows.toSpliced(Number(index), 1), { shouldDirty: true });
      setVersion((before) => before + 1);
    },
    storedSlug: isNew ? undefined : fileName(place.path),
    offered,
    answerOffer: async (take: boolean) => {
      now.current.offered = undefined;
      setOffered(undefined);
      if (!offered || !take) return forgetWords(place.path);
      await pictures.bringBack();
      fill(offered.value, { base: offered.base });
    },
  };
}

export type OpenEntry = ReturnType<typeof useEntry>;

/** The single values that storing changed, by their fields, where the form still has what was sent. */
export function leafChanges(sent: unknown, stored: unknown, now: unknown, at = ""): [string, unknown][] {
  const path = (step: string | number) => (at === "" ? String(step) : `${at}.${step}`);
  if (Array.isArray(sent) && Array.isArray(stored) && Array.isArray(now))
    return sent.flatMap((entry, index) => leafChanges(entry, stored[index], now[index], path(index)));
  if (isRecord(sent) && isRecord(stored) && isRecord(now))
    return Object.keys(stored).flatMap((key) => leafChanges(sent[key], stored[key], now[key], path(key)));
  const isLeaf = typeof stored !== "object";
  return isLeaf && sent !== stored && sent === now ? [[at, stored]] : [];
}
