import { useCallback, useEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { schemaAddress } from "../../content/derived/schema-files";
import { isRecord } from "../../content/fields/content-path";
import { fileName } from "../../content/reading/content-path";
import { type ContentTypeName, contentTypes, nameFields } from "../../content/types/content-types";
import { contentText } from "../change/content-text";
import { slugOf as slugIn, textAt } from "../change/entry-change";
import { emptyValue, formField } from "../forms/form-field";
import { useEditor } from "../state/editor-context";
import { contentOf } from "../state/entries";
import { entryAddress } from "../state/routes";
import { forgetWords, type KeptWords, keepWords, keptWords } from "../state/unpublished-words";
import type { Draft } from "../store/store";
import { slugOf } from "../words/slug-of";
import { tidyValue } from "../words/tidy-value";
import { useNewPictures } from "./use-new-pictures";

type Value = Record<string, unknown>;

/** Where an entry is: its file, what was published when it was opened, and the draft that its form shows. */
interface Place {
  path: string;
  isNew: boolean;
  base: string | undefined;
  draft: Draft | undefined;
}

/** An entry while it is written: its form, what of it is not published yet, and the words that are kept of it. */
export function useEntry(type: ContentTypeName, opened: { path: string; isNew: boolean }) {
  const { content, drafts, store, attempt } = useEditor();
  const { schema } = contentTypes[type];
  const [place, setPlace] = useState<Place>(() => {
    const draft = drafts.find(({ path }) => path === opened.path);
    const base = draft ? draft.before : textAt(content, opened.path);
    return { path: opened.path, isNew: base === undefined, base, draft };
  });
  const textOf = useCallback(
    (value: Value) => contentText({ $schema: schemaAddress(type), ...Object(tidyValue(schema, value)) }),
    [type, schema],
  );
  const [reference, setReference] = useState(() => {
    const text = place.draft?.text ?? place.base;
    return text === undefined ? textOf(Object(emptyValue(formField(schema)))) : textOf(contentOf(text));
  });
  const form = useForm<Value>({ defaultValues: contentOf(reference), shouldUnregister: false });
  const [version, setVersion] = useState(0);
  const [value, setValue] = useState<Value>(() => contentOf(reference));
  const [isDirty, setDirty] = useState(false);
  const [offered, setOffered] = useState<KeptWords | undefined>(() => {
    const kept = keptWords(opened.path);
    return kept && textOf(kept.value) !== reference ? kept : undefined;
  });
  const pictures = useNewPictures(type, place.path, form.getValues);
  const made = useRef(place.isNew ? "" : undefined);

  /** What the listeners of the form read: they are made once. */
  const now = useRef({ place, reference, offered });
  now.current = { place, reference, offered };

  const look = useCallback(() => {
    const { place, reference, offered } = now.current;
    const written = form.getValues();
    const dirty = textOf(written) !== reference;
    setValue(structuredClone(written));
    setDirty(dirty);
    // What was kept before stays until it was answered.
    if (offered) return;
    if (!dirty) return forgetWords(place.path);
    const { base } = place;
    keepWords(place.path, {
      ...(base === undefined ? {} : { base }),
      value: written,
      at: new Date().toISOString(),
    });
  }, [form, textOf]);

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          const isName = nameFields.some((field) => field === name);
          if (made.current !== undefined && name === "slug" && form.getValues("slug") !== made.current)
            made.current = undefined;
          if (isName && name && made.current !== undefined) {
            made.current = slugOf(String(form.getValues(name)));
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

  /** Fills the form with other words; its fields are drawn anew. */
  function fill(
    text: string | undefined,
    value: Value,
    base: string | undefined,
    shown: Draft | "none" | undefined = now.current.place.draft,
  ): void {
    const draft = shown === "none" ? undefined : shown;
    const next = { ...now.current.place, draft, base, isNew: base === undefined };
    setPlace(next);
    const known = text ?? now.current.reference;
    setReference(known);
    setOffered(undefined);
    now.current = { place: next, reference: known, offered: undefined };
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
    setPlace(next);
    setReference(textOf(contentOf(text)));
    now.current = { place: next, reference: textOf(contentOf(text)), offered: undefined };
    if (!next.isNew) made.current = undefined;
    if (before !== next.path) {
      forgetWords(before);
      // No hashchange follows: the form stays as it is, and so does the cursor.
      window.history.replaceState(null, "", entryAddress(next.path));
    }
    look();
  }

  return {
    ...place,
    schema,
    form,
    version,
    value,
    isDirty,
    pictures,
    written: () => Object(tidyValue(schema, form.getValues())) as Value,
    textOf,
    fill,
    stored,
    /** Takes the row of a list out, and draws the lists anew. */
    takeOut: (row: string) => {
      const [, list = "", index] = /^(.*)\.(\d+)$/.exec(row) ?? [];
      const rows: unknown[] = [form.getValues(list)].flat();
      form.setValue(list, rows.toSpliced(Number(index), 1), { shouldDirty: true });
      setVersion((before) => before + 1);
    },
    slug: slugIn(place.path, value),
    storedSlug: place.isNew ? undefined : fileName(place.path),
    offered,
    answerOffer: async (take: boolean) => {
      const kept = offered;
      now.current.offered = undefined;
      setOffered(undefined);
      if (!kept || !take) return forgetWords(place.path);
      await pictures.bringBack();
      fill(undefined, kept.value, kept.base);
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
