import { useCallback, useEffect, useRef, useState } from "react";
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
import {
  type BaseAction,
  type BaseVersion,
  baseText,
  baseVersion,
  isOutdated,
  type Place,
} from "./base-version";

export type Value = Record<string, unknown>;

const full =
  "This browser has no room left: what you write now is lost when you leave the page. Publish it, or keep it as a draft.";

/** The slug of a new entry if it follows from the name, "" before there is a name; undefined once somebody has written it. */
function slugByName(value: Value): string | undefined {
  const slug = String(value.slug ?? "");
  const names = nameFields.map((field) => slugOf(String(value[field] ?? "")));
  return slug === "" || names.includes(slug) ? slug : undefined;
}

/**
 * The base version of an open entry. `latest` is for what runs after a wait or between two renders, when `base` may be an older
 * one.
 */
function useBaseVersion(initial: BaseVersion) {
  const [base, setBase] = useState(initial);
  const latest = useRef(base);
  const change = useCallback((action: BaseAction) => {
    latest.current = baseVersion(latest.current, action);
    setBase(latest.current);
  }, []);
  return { base, latest, change };
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
  /** The form's value while nothing is typed in it, as text. */
  const untypedText = useCallback(
    (version: Pick<BaseVersion, Place>) => {
      const text = baseText(version);
      return textOf(text === undefined ? Object(wholeValue(formField(schema))) : contentOf(text));
    },
    [schema, textOf],
  );
  const draftEntry = draft.entries.find((entry) => entry.path === path);
  const inStore = {
    published: draftEntry ? draftEntry.before : textAt(content, path),
    drafted: draftEntry?.text,
  };
  const [{ opened, found, kept, storedPictures }] = useState(() => begin());
  const { base, latest, change } = useBaseVersion(opened);
  const form = useForm<Value>({
    defaultValues: kept?.value ?? contentOf(untypedText(inStore)),
    shouldUnregister: false,
  });
  const [version, setVersion] = useState(0);
  const [written, setWritten] = useState({ value: form.getValues(), isDirty: kept !== undefined });
  const pictures = useNewPictures(path);
  const { bytes } = pictures;

  /** Reads the form, draws what it says, and keeps it. */
  const readForm = useCallback(() => {
    const { path, published, drafted } = latest.current;
    const value = form.getValues();
    const isDirty = textOf(value) !== untypedText(latest.current);
    setWritten({ value: structuredClone(value), isDirty });
    if (!isDirty) forgetWords(path);
    else if (!keepWords(path, { published, drafted, value }, bytes)) say({ says: full, tone: "alert" });
  }, [form, textOf, untypedText, latest, bytes, say]);

  useEffect(() => {
    return form.subscribe({
      formState: { values: true },
      callback: ({ name }) => {
        if (name === "slug") change({ type: "slugTyped", slug: String(form.getValues("slug")) });
        if (nameFields.some((field) => field === name)) {
          change({ type: "nameTyped", name: String(form.getValues(name ?? "")) });
          const { slugFromName } = latest.current;
          if (slugFromName !== undefined) form.setValue("slug", slugFromName);
        }
        readForm();
      },
    });
  }, [form, latest, change, readForm]);

  // Another tab that opens this entry takes over the words that lie there: those of this one are kept again.
  useEffect(() => {
    const onStorage = (event: StorageEvent) => isForgotten(latest.current.path, event) && readForm();
    window.addEventListener("storage", onStorage);
    return () => {
      window.removeEventListener("storage", onStorage);
    };
  }, [latest, readForm]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was kept of the entry that was opened, once
  useEffect(() => {
    attempt(async () => {
      for (const [picture, bytes] of kept ? await keptPictures(kept.key) : []) pictures.add(picture, bytes);
      if (found) await takeOver(path, found, bytes);
      for (const picture of storedPictures) pictures.add(picture, await store.picture(picture));
    });
    if (!kept) return forgetWords(path);
    readForm();
    const says = "Your words that were not published are in the form again.";
    say({ says, action: { name: "Throw them away", act: discard } });
  }, []);

  /** The form begins with the words that were kept or else the draft, what is published, or nothing. */
  function begin() {
    const found = findWords(path);
    const kept = found && textOf(found.value) !== untypedText(inStore) ? found : undefined;
    const { published, drafted } = kept ?? inStore;
    const slugFromName = inStore.published === undefined ? slugByName(kept?.value ?? {}) : undefined;
    const opened = { path, published, drafted: draftEntry && drafted, slugFromName };
    return { opened, found, kept, storedPictures: draftEntry?.pictures ?? [] };
  }

  /** Takes over the text that the store has now; words written meanwhile stay. Another path opens the entry anew. */
  async function takeStored(stored: Pick<BaseVersion, "path" | Place>): Promise<void> {
    change({ type: "stored", ...stored });
    const content = contentOf(baseText(stored));
    for (const field of ["order", "updated"]) if (field in content) form.setValue(field, content[field]);
    readForm();
    if (stored.path === path) return;
    await keepPictures(stored.path, bytes);
    forgetWords(path);
    window.location.replace(entryAddress(stored.path));
  }

  /** Shows another value in the form. */
  function showValue(value: Value): void {
    form.reset(value);
    setVersion((before) => before + 1);
    readForm();
  }

  /** Throws away what was written, but for what is published or in the draft. */
  function discard(): void {
    say();
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

  const isNew = base.published === undefined;
  const storedSlug = isNew ? undefined : fileName(path);
  /** The form's value, as it is stored. */
  const tidiedValue = () => tidied(form.getValues());
  const tools = { tidiedValue, textOf, takeStored, showValue, restart, discard, takeOut };
  return {
    ...written,
    ...tools,
    path,
    /** The version from which the form started; `latestBase` is for what runs after a wait. */
    base,
    latestBase: latest,
    changeBase: change,
    isOutdated: isOutdated(base, inStore),
    isNew,
    storedSlug,
    schema,
    form,
    /** Counts how often the lists were drawn anew. */
    version,
    pictures,
    /** The paths of the pictures that the draft has of it already. */
    storedPictures,
  };
}

export type OpenEntry = ReturnType<typeof useEntry>;
