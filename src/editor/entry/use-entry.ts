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
import { forgetWords, type KeptWords, keepWords, keptWords } from "../state/unpublished-words";
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
  /** What the form said when nothing was written in it yet. */
  reference: string;
  /** Words that were kept before; they stay kept until their offer is answered. */
  offered: KeptWords | undefined;
  /** The slug as it follows from the name; undefined once somebody has written it. */
  made: string | undefined;
}

/** An entry while it is written: its form, what of it is not published yet, and the words that are kept of it. */
export function useEntry(type: ContentTypeName, opened: string) {
  const { content, drafts, store, attempt } = useEditor();
  const { schema } = contentTypes[type];
  const tidied = useCallback((value: Value): Value => Object(tidyValue(schema, value)), [schema]);
  const textOf = useCallback(
    (value: Value) => contentText({ $schema: schemaAddress(type), ...tidied(value) }),
    [type, tidied],
  );
  const [now] = useState((): Now => {
    const draft = drafts.find(({ path }) => path === opened);
    const base = draft ? draft.before : textAt(content, opened);
    const text = draft?.text ?? base;
    const reference = textOf(text === undefined ? Object(emptyValue(formField(schema))) : contentOf(text));
    const kept = keptWords(opened);
    const offered = kept && textOf(kept.value) !== reference ? kept : undefined;
    return { path: opened, base, draft, reference, offered, made: base === undefined ? "" : undefined };
  });
  const form = useForm<Value>({ defaultValues: contentOf(now.reference), shouldUnregister: false });
  /** Counts how often the form was filled anew. */
  const [version, setVersion] = useState(0);
  const [written, setWritten] = useState({ value: contentOf(now.reference), isDirty: false });
  const pictures = useNewPictures(now.path);

  /** Looks at what the form says, draws that, and keeps it. */
  const look = useCallback(() => {
    const { path, base, reference, offered } = now;
    const value = form.getValues();
    const isDirty = textOf(value) !== reference;
    setWritten({ value: structuredClone(value), isDirty });
    if (offered) return;
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: the pictures of the draft that was opened, once
  useEffect(() => {
    const { draft } = now;
    if (draft)
      attempt(async () => {
        for (const picture of draft.pictures) pictures.add(picture, await store.picture(picture, draft.path));
      });
  }, []);

  /** Fills the form with other words, drawn anew; `text` is what they are compared with from now on. */
  function fill(value: Value, changed: Partial<Place>, text?: string): void {
    const reference = text === undefined ? now.reference : textOf(contentOf(text));
    Object.assign(now, changed, { reference, offered: undefined });
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
    Object.assign(now, next, { reference: textOf(contentOf(text)), offered: undefined });
    if (next.base !== undefined) now.made = undefined;
    if (before !== next.path) {
      forgetWords(before);
      // No hashchange follows: the form stays as it is, and so does the cursor.
      window.history.replaceState(null, "", entryAddress(next.path));
    }
    look();
  }

  /** Puts the words that were kept back into the form, or throws them away. */
  async function answerOffer(take: boolean): Promise<void> {
    const { offered } = now;
    now.offered = undefined;
    if (!offered || !take) return look();
    await pictures.bringBack();
    fill(offered.value, { base: offered.base });
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
  const tools = { said, textOf, fill, stored, answerOffer, takeOut };
  return { now, ...now, ...written, isNew, storedSlug, schema, form, version, pictures, ...tools };
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
