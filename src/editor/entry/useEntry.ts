import { useCallback, useEffect, useEffectEvent, useMemo, useState } from "react";
import { useForm } from "react-hook-form";
import { contentTypes, nameFieldOf } from "../../content/types/content-types";
import { useEditor } from "../app/editor-context";
import { entryAddress } from "../app/editor-routes";
import { isSame } from "../change/merge-fields";
import { forgetDraft, keepDraft, keepPicture, keptPictures, unpublishedDraft } from "../drafts/drafts";
import { formField, wholeValue } from "../forms/form-field";
import { useNewPictures } from "../forms/useNewPictures";
import { type EntryValue, freeSlug, typeAt, valueIn } from "../site/site";
import { slugOf, toStoredValue } from "../site/tidy";

const noRoomLeft =
  "This browser has no room left: what you write now is lost when you leave the page. Publish it, or throw away older words on the start page.";

/**
 * The state of an open entry: the published text that its form began from (undefined for a new entry), and what is typed, which the
 * browser keeps at every key. The form stays mounted when its values are replaced, so an open dialog, the focus and the opened parts
 * stay, too.
 */
export function useEntry(path: string) {
  const { site, attempt, say } = useEditor();
  const current = site.entries.get(path)?.text;
  const [draft] = useState(() => unpublishedDraft(site, path));
  const form = useForm<EntryValue>({ defaultValues: draft?.value ?? formValue(path, valueIn(current)) });
  const [{ baseText, typed }, setState] = useState(() => ({
    baseText: draft ? draft.published : current,
    typed: structuredClone(form.getValues()),
  }));
  const untouched = useMemo(() => toStoredValue(path, formValue(path, valueIn(baseText))), [path, baseText]);
  const isDirty = useMemo(() => !isSame(toStoredValue(path, typed), untouched), [path, typed, untouched]);
  const pictures = useNewPictures(path);

  const readForm = useEffectEvent(({ name }: { name?: string | undefined }) => {
    const nameField = nameFieldOf(contentTypes[typeAt(path)].schema) ?? "";
    if (name === nameField && baseText === undefined) followName(nameField);
    setState((now) => ({ ...now, typed: structuredClone(form.getValues()) }));
  });
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: (change) => readForm(change) }),
    [form],
  );

  /** Makes the short name of a new entry from its name, unless the owner has written another one. */
  function followName(nameField: string): void {
    const slugFor = (words: unknown) => freeSlug(site, path, slugOf(String(words ?? "")));
    if (typed.slug === "" || typed.slug === slugFor(typed[nameField]))
      form.setValue("slug", slugFor(form.getValues(nameField)));
  }

  /** Starts the form again from another published text, with its values or with others. */
  const resetForm = useCallback(
    (text: string | undefined, value = valueIn(text)) => {
      form.reset(formValue(path, value));
      setState({ baseText: text, typed: structuredClone(form.getValues()) });
    },
    [form, path],
  );

  // Shows newly read content where nothing is typed.
  useEffect(() => {
    if (!isDirty && current !== baseText) resetForm(current);
  }, [isDirty, current, baseText, resetForm]);

  const showDraft = useEffectEvent(() => {
    if (!draft) return;
    void attempt(async () => {
      for (const [picture, bytes] of await keptPictures(path)) pictures.register(picture, bytes);
    });
    say({ says: "Your words that were not published are in the form again." });
  });
  useEffect(() => showDraft(), []);

  useEffect(() => {
    if (!isDirty) forgetDraft(path);
    else if (!keepDraft(path, { published: baseText, value: typed }))
      say({ says: noRoomLeft, tone: "alert" });
  }, [path, baseText, typed, isDirty, say]);

  useEffect(() => {
    // Pictures go with the words when nothing is typed any more.
    if (isDirty) for (const [picture, bytes] of pictures.bytes) void keepPicture(path, picture, bytes);
  }, [path, isDirty, pictures.bytes]);

  /** Starts again from the stored text and keeps what was typed since the press. If the path is another, opens the entry there. */
  function afterPublishing(storedPath: string, text: string, pressed: EntryValue): void {
    const later = valuesTypedSince(pressed, form.getValues());
    const value = formValue(storedPath, { ...valueIn(text), ...later });
    if (storedPath === path) {
      resetForm(text, value);
      return;
    }
    if (Object.keys(later).length > 0) {
      keepDraft(storedPath, { published: text, value });
      for (const [picture, bytes] of pictures.bytes) void keepPicture(storedPath, picture, bytes);
    }
    forgetDraft(path);
    // The owner may have gone elsewhere meanwhile.
    const [here] = window.location.hash.split("?");
    if (here === entryAddress(path)) window.location.replace(entryAddress(storedPath));
  }

  return { path, baseText, typed, isDirty, form, pictures, resetForm, afterPublishing };
}

/** A value with every field that the form has. */
const formValue = (path: string, value: EntryValue): EntryValue =>
  Object(wholeValue(formField(contentTypes[typeAt(path)].schema), value));

const valuesTypedSince = (pressed: EntryValue, now: EntryValue): EntryValue =>
  Object.fromEntries(Object.entries(now).filter(([field, value]) => !isSame(value, pressed[field])));

export type OpenEntry = ReturnType<typeof useEntry>;
