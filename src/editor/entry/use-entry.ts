import { useCallback, useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { schemaAddress } from "../../content/derived/schema-files";
import { fileName } from "../../content/reading/file-path";
import { type ContentTypeName, contentTypes, nameFields } from "../../content/types/content-types";
import { textAt } from "../change/changed-files";
import { contentText } from "../change/content-text";
import { contentOf } from "../change/entries";
import { formField, wholeValue } from "../forms/form-field";
import { useNewPictures } from "../forms/pictures/use-new-pictures";
import { useEditor } from "../state/editor-context";
import { entryAddress } from "../state/routes";
import {
  findWords,
  forgetWords,
  isForgotten,
  keepPictures,
  keepWords,
  keptPictures,
  takeOver,
} from "../state/unpublished-words";
import { slugOf, tidyValue } from "../words/tidy";

export type Value = Record<string, unknown>;

const full =
  "This browser has no room left: what you write now is lost when you leave the page. Publish it, or keep it as a draft.";

/** The slug of a new entry if it follows from the name, "" before there is a name; undefined once somebody has written it. */
function madeSlug(value: Value): string | undefined {
  const slug = String(value.slug ?? "");
  const names = nameFields.map((field) => slugOf(String(value[field] ?? "")));
  return slug === "" || names.includes(slug) ? slug : undefined;
}

/** The facts of an open entry that are known before anything is drawn. */
interface Now {
  /** Its file, which a new one gets when it is stored. */
  path: string;
  /** Its published and its drafted text when it was opened. */
  published: string | undefined;
  drafted: string | undefined;
  /** The form's value while nothing is written in it. */
  reference: string;
  /** The slug as it follows from the name; undefined once somebody has written it. */
  made: string | undefined;
}

/**
 * An entry while it is written: its form, what of it is not published yet, and the words that are kept of it. `restart`
 * begins anew with what is in the draft or published.
 */
export function useEntry(type: ContentTypeName, path: string, onRestart: () => void) {
  const { content, draft, store, attempt, say } = useEditor();
  const { schema } = contentTypes[type];
  const tidied = useCallback((value: Value): Value => Object(tidyValue(schema, value)), [schema]);
  const textOf = useCallback(
    (value: Value) => contentText({ $schema: schemaAddress(type), ...tidied(value) }),
    [type, tidied],
  );
  const own = draft.entries.find((entry) => entry.path === path);
  const stands = { published: own ? own.before : textAt(content, path), drafted: own?.text };
  const [{ now, found, kept, drawn }] = useState(() => begin());
  const form = useForm<Value>({
    defaultValues: kept?.value ?? contentOf(now.reference),
    shouldUnregister: false,
  });
  /** Counts how often the lists were drawn anew. */
  const [version, setVersion] = useState(0);
  const [written, setWritten] = useState({ value: form.getValues(), isDirty: kept !== undefined });
  const pictures = useNewPictures(path);
  const { bytes } = pictures;

  /** Looks at what the form says, draws that, and keeps it. */
  const look = useCallback(() => {
    const { path, published, drafted, reference } = now;
    const value = form.getValues();
    const isDirty = textOf(value) !== reference;
    setWritten({ value: structuredClone(value), isDirty });
    if (!isDirty) forgetWords(path);
    else if (!keepWords(path, { published, drafted, value }, bytes)) say({ says: full, tone: "alert" });
  }, [form, textOf, now, bytes, say]);

  useEffect(() => {
    return form.subscribe({
      formState: { values: true },
      callback: ({ name }) => {
        if (name === "slug" && form.getValues("slug") !== now.made) now.made = undefined;
        if (now.made !== undefined && nameFields.some((field) => field === name)) {
          now.made = slugOf(String(form.getValues(name ?? "")));
          form.setValue("slug", now.made);
        }
        look();
      },
    });
  }, [form, look, now]);

  // Another tab that opens this entry takes over the words that lie there: those of this one are kept again.
  useEffect(() => {
    const onStorage = (event: StorageEvent) => isForgotten(now.path, event) && look();
    window.addEventListener("storage", onStorage);
    return () => {
      window.removeEventListener("storage", onStorage);
    };
  }, [look, now]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was kept of the entry that was opened, once
  useEffect(() => {
    attempt(async () => {
      for (const [picture, bytes] of kept ? await keptPictures(kept.key) : []) pictures.add(picture, bytes);
      if (found) await takeOver(path, found, bytes);
      for (const picture of drawn) pictures.add(picture, await store.picture(picture));
    });
    if (!kept) return forgetWords(path);
    look();
    const says = "Your words that were not published are in the form again.";
    say({ says, action: { name: "Throw them away", act: discard } });
  }, []);

  /** The form begins with the words that were kept or else the draft, what is published, or nothing. */
  function begin() {
    const { published, drafted } = stands;
    const text = drafted ?? published;
    const reference = textOf(text === undefined ? Object(wholeValue(formField(schema))) : contentOf(text));
    const found = findWords(path);
    const kept = found && textOf(found.value) !== reference ? found : undefined;
    const made = published === undefined ? madeSlug(kept?.value ?? {}) : undefined;
    const opened = kept ?? stands;
    const now: Now = { path, published: opened.published, drafted: own && opened.drafted, reference, made };
    return { now, found, kept, drawn: own?.pictures ?? [] };
  }

  /** Takes over the text that the store has now; words written meanwhile stay. Another path opens the entry anew. */
  async function stored(text: string, next: Pick<Now, "path" | "published" | "drafted">): Promise<void> {
    const content = contentOf(text);
    Object.assign(now, next, { reference: textOf(content) });
    if (next.published !== undefined) now.made = undefined;
    for (const field of ["order", "updated"]) if (field in content) form.setValue(field, content[field]);
    look();
    if (next.path === path) return;
    await keepPictures(next.path, bytes);
    forgetWords(path);
    window.location.replace(entryAddress(next.path));
  }

  /** Shows a value in the form, on top of what somebody else has published or drafted meanwhile. */
  function rebase(on: Partial<Pick<Now, "published" | "drafted">>, value: Value): void {
    Object.assign(now, on);
    now.reference = textOf(contentOf(now.drafted ?? now.published));
    form.reset(value);
    setVersion((before) => before + 1);
    look();
  }

  /** Throws away what was written, but for what is published or in the draft. */
  function discard(): void {
    say(undefined);
    restart();
  }

  function restart(): void {
    forgetWords(path);
    onRestart();
  }

  /** Takes the row of a list out, and draws the lists anew. */
  function takeOut(row: string): void {
    const [, list = "", index] = /^(.*)\.(\d+)$/.exec(row) ?? [];
    const rows: unknown[] = [form.getValues(list)].flat();
    form.setValue(list, rows.toSpliced(Number(index), 1), { shouldDirty: true });
    setVersion((before) => before + 1);
  }

  const isNew = now.published === undefined;
  const storedSlug = isNew ? undefined : fileName(path);
  /** The form's value, as it is stored. */
  const said = () => tidied(form.getValues());
  /** True if the entry was undone, or stored elsewhere, since it was opened. */
  const isOutdated = stands.published !== now.published || stands.drafted !== now.drafted;
  const tools = { said, textOf, stored, rebase, restart, discard, takeOut, isOutdated, drawn };
  return { ...now, ...written, now, path, isNew, storedSlug, schema, form, version, pictures, ...tools };
}

export type OpenEntry = ReturnType<typeof useEntry>;
