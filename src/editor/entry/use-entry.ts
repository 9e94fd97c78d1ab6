import { useCallback, useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { schemaAddress } from "../../content/derived/schema-files";
import { valueAt } from "../../content/fields/content-path";
import { fileName } from "../../content/reading/content-path";
import { type ContentTypeName, contentTypes, nameFields } from "../../content/types/content-types";
import { textAt } from "../change/changed-files";
import { contentText } from "../change/content-text";
import { valuesOf } from "../change/differences";
import { formField, wholeValue } from "../forms/form-field";
import { useNewPictures } from "../forms/pictures/use-new-pictures";
import { useEditor } from "../state/editor-context";
import { contentOf } from "../state/entries";
import { entryAddress } from "../state/routes";
import { forgetWords, keepWords, keptPictures, keptWords } from "../state/unpublished-words";
import { slugOf, tidyValue } from "../words/tidy";

export type Value = Record<string, unknown>;

/** Where an entry is: its file, and what of it was published and in the draft when it was opened. */
interface Place {
  path: string;
  /** None of a new entry. */
  published: string | undefined;
  drafted: string | undefined;
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
  const { content, draft, store, attempt, say } = useEditor();
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
    const { path, published, reference } = now;
    const value = form.getValues();
    const isDirty = textOf(value) !== reference;
    setWritten({ value: structuredClone(value), isDirty });
    if (isDirty) keepWords(path, { base: published, value });
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
    const { path } = now;
    attempt(async () => {
      for (const [picture, bytes] of kept ? await keptPictures(path) : []) pictures.add(picture, bytes);
      for (const picture of draftedAt(path)?.pictures ?? [])
        pictures.add(picture, await store.picture(picture));
    });
    if (!kept) return forgetWords(path);
    const says = "Your words that were not published are in the form again.";
    say({ says, action: { name: "Throw them away", act: discard } });
  }, []);

  function draftedAt(path: string) {
    return draft.entries.find((entry) => entry.path === path);
  }

  function placeAt(path: string): Place {
    const own = draftedAt(path);
    return { path, published: own ? own.before : textAt(content, path), drafted: own?.text };
  }

  /** What the form begins with: the words that were kept or else the draft, what is published, or nothing. */
  function begin(): { now: Now; kept: ReturnType<typeof keptWords> } {
    const place = placeAt(opened);
    const text = place.drafted ?? place.published;
    const reference = textOf(text === undefined ? Object(wholeValue(formField(schema))) : contentOf(text));
    const words = keptWords(opened);
    const kept = words && textOf(words.value) !== reference ? words : undefined;
    const made = place.published === undefined && !kept ? "" : undefined;
    return { now: { ...place, ...(kept && { published: kept.base }), reference, made }, kept };
  }

  /** Fills the form anew: with a text or, without one, with what is in the draft or published. */
  function fill(changed: Partial<Place>, text?: string): void {
    Object.assign(now, changed);
    const stored = contentOf(now.drafted ?? now.published ?? now.reference);
    now.reference = textOf(stored);
    form.reset(text === undefined ? stored : contentOf(text));
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
    if (next.published !== undefined) now.made = undefined;
    if (before !== next.path) {
      forgetWords(before);
      // No hashchange follows: the form stays as it is, and so does the cursor.
      window.history.replaceState(null, "", entryAddress(next.path));
    }
    look();
  }

  /** Throws away what was written, but for what is published or in the draft. */
  function discard(): void {
    say(undefined);
    fill(placeAt(now.path));
  }

  /** Takes the row of a list out, and draws the lists anew. */
  function takeOut(row: string): void {
    const [, list = "", index] = /^(.*)\.(\d+)$/.exec(row) ?? [];
    const rows: unknown[] = [form.getValues(list)].flat();
    form.setValue(list, rows.toSpliced(Number(index), 1), { shouldDirty: true });
    setVersion((before) => before + 1);
  }

  const isNew = now.published === undefined;
  const storedSlug = isNew ? undefined : fileName(now.path);
  /** What the form says, as it is stored. */
  const said = () => tidied(form.getValues());
  const tools = { said, textOf, fill, stored, discard, takeOut };
  return { now, ...now, ...written, isNew, storedSlug, schema, form, version, pictures, ...tools };
}

export type OpenEntry = ReturnType<typeof useEntry>;

/** The single values that storing changed or left out, by their fields, if the form still has what was sent. */
export const leafChanges = (sent: unknown, stored: unknown, now: unknown) =>
  [...new Map([...valuesOf(sent), ...valuesOf(stored)]).values()].flatMap(({ field }) => {
    const [was, is] = [valueAt(sent, field), valueAt(stored, field)];
    const isLeftOut = is === undefined && (typeof was !== "string" || was === "");
    const isToChange = was !== is && !isLeftOut && was === valueAt(now, field);
    return isToChange ? [[field.join("."), is ?? ""] as const] : [];
  });
