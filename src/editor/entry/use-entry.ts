import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { schemaAddress } from "../../content/derived/schema-files";
import { fileName } from "../../content/reading/file-path";
import { type ContentTypeName, contentTypes, nameFieldOf } from "../../content/types/content-types";
import { textAt } from "../change/changed-files";
import { contentText } from "../change/content-text";
import { contentOf, freeSlug } from "../change/entries";
import { formField, wholeValue } from "../forms/form-field";
import { useNewPictures } from "../forms/pictures/use-new-pictures";
import { useEditor } from "../state/editor-context";
import { entryAddress } from "../state/routes";
import {
  findWords,
  forgetWords,
  isForgotten,
  isPublished,
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

/** The slug of a new entry if it is derived from the name, "" before there is a name. Undefined once the user has typed a slug. */
function slugByName(value: Value, nameField: string): string | undefined {
  const slug = String(value.slug ?? "");
  return slug === "" || slug === slugOf(String(value[nameField] ?? "")) ? slug : undefined;
}

/**
 * The base version of an open entry. Code that runs after an await or between renders uses `latest`, because `base` may be an older
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
 * The state of an open entry: its form, its unpublished changes and the locally saved text. The form stays mounted when its
 * values are replaced, so an open dialog, the focus and the opened parts stay, too.
 */
export function useEntry(type: ContentTypeName, path: string) {
  const { content, draft, store, attempt, say } = useEditor();
  const { schema } = contentTypes[type];
  const nameField = nameFieldOf(schema) ?? "";
  const tidied = useCallback((value: Value): Value => Object(tidyValue(schema, value)), [schema]);
  const textOf = useCallback(
    (value: Value) => contentText({ $schema: schemaAddress(type), ...tidied(value) }),
    [type, tidied],
  );
  /** The form's initial value, as text. */
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
  const storedPictures = useMemo(() => draftEntry?.pictures ?? [], [draftEntry]);
  const [{ opened, found, kept }] = useState(() => begin());
  const { base, latest, change } = useBaseVersion(opened);
  const form = useForm<Value>({
    defaultValues: kept?.value ?? contentOf(untypedText(inStore)),
    shouldUnregister: false,
  });
  const [written, setWritten] = useState({ value: form.getValues(), isDirty: kept !== undefined });
  const pictures = useNewPictures(path);
  const { bytes } = pictures;

  /** Reads the form's value, updates the preview, and saves the value locally. */
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
        if (name === nameField) {
          change({
            type: "nameTyped",
            slug: freeSlug(content.files, path, slugOf(String(form.getValues(name)))),
          });
          const { slugFromName } = latest.current;
          if (slugFromName !== undefined) form.setValue("slug", slugFromName);
        }
        readForm();
      },
    });
  }, [form, latest, change, readForm, nameField, content, path]);

  // Another tab that opens this entry takes over its saved text. Save this tab's text again.
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
    });
    if (!kept) return forgetWords(path);
    readForm();
    const throwAway = () => {
      say();
      restart();
    };
    const says = "Your words that were not published are in the form again.";
    say({ says, action: { name: "Throw them away", act: throwAway } });
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the pictures that the draft gained
  useEffect(() => {
    attempt(async () => {
      for (const picture of storedPictures)
        if (!bytes.has(picture)) pictures.add(picture, await store.picture(picture));
    });
  }, [storedPictures]);

  /** Starts the form with the saved text or, without one, with the draft, the published text or nothing. */
  function begin() {
    const found = findWords(path);
    const isKept =
      found && !isPublished(content, path, found) && textOf(found.value) !== untypedText(inStore);
    const kept = isKept ? found : undefined;
    const { published, drafted } = kept ?? inStore;
    const slugFromName =
      inStore.published === undefined ? slugByName(kept?.value ?? {}, nameField) : undefined;
    return { opened: { path, published, drafted: draftEntry && drafted, slugFromName }, found, kept };
  }

  /**
   * Updates the base version from the store and keeps unsaved changes. `settled` are values that publishing has changed.
   * Another path reopens the entry.
   */
  async function takeStored(
    stored: Pick<BaseVersion, "path" | Place>,
    settled: Partial<Value> = {},
  ): Promise<void> {
    change({ type: "stored", ...stored });
    const content = contentOf(baseText(stored));
    for (const field of ["order", "updated"]) if (field in content) form.setValue(field, content[field]);
    for (const [field, value] of Object.entries(settled)) form.setValue(field, value ?? "");
    readForm();
    if (stored.path === path) return;
    await keepPictures(stored.path, bytes);
    forgetWords(path);
    window.location.replace(entryAddress(stored.path));
  }

  /** Sets the form's value. */
  function showValue(value: Value): void {
    form.reset(Object(wholeValue(formField(schema), value)));
    readForm();
  }

  /** Shows the form as if the entry were opened now: with a version's draft or published text. */
  function restart({ published, drafted }: Pick<BaseVersion, Place> = latest.current): void {
    const value = contentOf(untypedText({ published, drafted }));
    const slugFromName = published === undefined ? slugByName(value, nameField) : undefined;
    change({ type: "reopened", published, drafted, slugFromName });
    showValue(value);
  }

  const isNew = base.published === undefined;
  const storedSlug = isNew ? undefined : fileName(path);
  /** The form's value, as it is stored. */
  const tidiedValue = () => tidied(form.getValues());
  const tools = { tidiedValue, textOf, takeStored, showValue, restart };
  return {
    ...written,
    ...tools,
    path,
    /** The version that the form started from. Code that runs after an await uses `latestBase`. */
    base,
    latestBase: latest,
    changeBase: change,
    /** The version that the store has by now. */
    inStore,
    isOutdated: isOutdated(base, inStore),
    isNew,
    storedSlug,
    schema,
    form,
    pictures,
    /** The paths of the entry's pictures that are already in the draft. */
    storedPictures,
  };
}

export type OpenEntry = ReturnType<typeof useEntry>;
