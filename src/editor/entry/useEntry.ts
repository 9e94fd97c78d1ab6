import { useCallback, useEffect, useEffectEvent, useMemo, useState } from "react";
import { useForm } from "react-hook-form";
import { nameFieldOf } from "../../content/types/content-types";
import { useEditor } from "../app/editor-context";
import { entryAddress } from "../app/editor-routes";
import { isSame } from "../change/merge-fields";
import { forgetDraft, keepDraft, keepPicture } from "../drafts/drafts";
import { useNewPictures } from "../forms/useNewPictures";
import { type EntryValue, freeSlug } from "../site/site";
import { slugOf } from "../site/tidy";
import { entryConverter } from "./entry-converter";
import { useDraftKeeper, useKeptDraft, useShownDraft } from "./kept-draft";

/**
 * The state of an open entry: the published text that its form began from (undefined for a new entry), and what is typed, which the
 * browser keeps at every key. The form stays mounted when its values are replaced, so an open dialog, the focus and the opened parts
 * stay, too.
 */
export function useEntry(path: string) {
  const { site } = useEditor();
  const converter = useMemo(() => entryConverter(path), [path]);
  const current = site.entries.get(path)?.text;
  const draft = useKeptDraft(path);
  const [published, setPublished] = useState(draft ? draft.published : current);
  const form = useForm<EntryValue>({ defaultValues: draft?.value ?? converter.untyped(published) });
  const [value, setValue] = useState<EntryValue>(() => structuredClone(form.getValues()));
  const publishedText = useMemo(() => converter.textOf(converter.untyped(published)), [converter, published]);
  const isDirty = useMemo(() => converter.textOf(value) !== publishedText, [converter, value, publishedText]);
  const pictures = useNewPictures(path);

  useShownDraft(draft, pictures);
  useDraftKeeper(path, { published, value }, isDirty, pictures);

  const readForm = useEffectEvent(({ name }: { name?: string | undefined }) => {
    const nameField = nameFieldOf(converter.schema) ?? "";
    if (name === nameField && published === undefined) followName(nameField);
    setValue(structuredClone(form.getValues()));
  });
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: (change) => readForm(change) }),
    [form],
  );

  /** Makes the short name of a new entry from its name, unless the owner has written another one. */
  function followName(nameField: string): void {
    const slugFor = (words: unknown) => freeSlug(site, path, slugOf(String(words ?? "")));
    if (value.slug === "" || value.slug === slugFor(value[nameField]))
      form.setValue("slug", slugFor(form.getValues(nameField)));
  }

  /** Starts the form again from another published text, with these values or those of the text. */
  const resetForm = useCallback(
    (text: string | undefined, words: EntryValue = converter.untyped(text)) => {
      form.reset(converter.whole(words));
      setPublished(text);
      setValue(structuredClone(form.getValues()));
    },
    [form, converter],
  );

  // Shows newly read content where nothing is typed.
  useEffect(() => {
    if (!isDirty && current !== published) resetForm(current);
  }, [isDirty, current, published, resetForm]);

  /** Starts again from the stored text and keeps what was typed since the press. If the path is another, opens the entry there. */
  function afterPublishing(storedPath: string, text: string, pressed: EntryValue): void {
    const later = valuesTypedSince(pressed, form.getValues());
    const words = { ...converter.untyped(text), ...later };
    if (storedPath === path) {
      resetForm(text, words);
      return;
    }
    if (Object.keys(later).length > 0) {
      keepDraft(storedPath, { published: text, value: words });
      for (const [picture, bytes] of pictures.bytes) void keepPicture(storedPath, picture, bytes);
    }
    forgetDraft(path);
    // The owner may have gone elsewhere meanwhile.
    const [here] = window.location.hash.split("?");
    if (here === entryAddress(path)) window.location.replace(entryAddress(storedPath));
  }

  return { path, converter, published, value, isDirty, form, pictures, resetForm, afterPublishing };
}

const valuesTypedSince = (pressed: EntryValue, now: EntryValue): EntryValue =>
  Object.fromEntries(Object.entries(now).filter(([field, typed]) => !isSame(typed, pressed[field])));

export type OpenEntry = ReturnType<typeof useEntry>;
