import { useCallback, useEffect, useEffectEvent, useMemo, useState } from "react";
import { useForm } from "react-hook-form";
import { nameFieldOf } from "../../content/types/content-types";
import { isSame } from "../change/merge-fields";
import { useEditor } from "../controls/editor-context";
import { entryAddress } from "../controls/routes";
import { forgetDraft, keepDraft, keepPicture, keptPictures } from "../drafts/drafts";
import { unpublishedDrafts } from "../drafts/unpublished";
import { useNewPictures } from "../forms/use-new-pictures";
import { type EntryValue, freeSlug } from "../site/site";
import { slugOf } from "../site/tidy";
import { entryTexts } from "./entry-texts";

const noRoomLeft =
  "This browser has no room left: what you write now is lost when you leave the page. Publish it, or discard older words on the start page.";

/**
 * The state of an open entry: the published text that its form began from (undefined for a new entry), and what is typed, which the
 * browser keeps at every key. The form stays mounted when its values are replaced, so an open dialog, the focus and the opened parts
 * stay, too.
 */
export function useEntry(path: string) {
  const { site, attempt, say } = useEditor();
  const texts = useMemo(() => entryTexts(path), [path]);
  const current = site.entries.get(path)?.text;
  const [draft] = useState(() => unpublishedDrafts(site).find((one) => one.path === path));
  const [published, setPublished] = useState(draft ? draft.published : current);
  const form = useForm<EntryValue>({ defaultValues: draft?.value ?? texts.untyped(published) });
  const [value, setValue] = useState<EntryValue>(() => structuredClone(form.getValues()));
  const publishedText = useMemo(() => texts.textOf(texts.untyped(published)), [texts, published]);
  const isDirty = useMemo(() => texts.textOf(value) !== publishedText, [texts, value, publishedText]);
  const pictures = useNewPictures(path);

  const showKept = useEffectEvent(() => {
    if (!draft) return;
    void attempt(async () => {
      for (const [picture, bytes] of await keptPictures(path)) pictures.show(picture, bytes);
    });
    say({ says: "Your words that were not published are in the form again." });
  });
  useEffect(() => showKept(), []);

  const readForm = useEffectEvent(({ name }: { name?: string | undefined }) => {
    const nameField = nameFieldOf(texts.schema) ?? "";
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

  useEffect(() => {
    if (!isDirty) forgetDraft(path);
    else if (!keepDraft(path, { published, value })) say({ says: noRoomLeft, tone: "alert" });
  }, [path, published, value, isDirty, say]);

  useEffect(() => {
    // Pictures go with the words when nothing is typed any more.
    if (isDirty) for (const [picture, bytes] of pictures.bytes) void keepPicture(path, picture, bytes);
  }, [path, isDirty, pictures.bytes]);

  /** Goes on from another published text, with other words in the form. */
  const goOnFrom = useCallback(
    (text: string | undefined, words: EntryValue = texts.untyped(text)) => {
      form.reset(texts.whole(words));
      setPublished(text);
      setValue(structuredClone(form.getValues()));
    },
    [form, texts],
  );

  // Shows newly read content where nothing is typed.
  useEffect(() => {
    if (!isDirty && current !== published) goOnFrom(current);
  }, [isDirty, current, published, goOnFrom]);

  /** Goes on from the text as it is stored, and keeps what was typed since the press. Under another path, the entry is opened there. */
  function takeStored(storedPath: string, text: string, pressed: EntryValue): void {
    const later = Object.entries(form.getValues()).filter(([field, typed]) => !isSame(typed, pressed[field]));
    const words = { ...texts.untyped(text), ...Object.fromEntries(later) };
    if (storedPath === path) {
      goOnFrom(text, words);
      return;
    }
    if (later.length > 0) {
      keepDraft(storedPath, { published: text, value: words });
      for (const [picture, bytes] of pictures.bytes) void keepPicture(storedPath, picture, bytes);
    }
    forgetDraft(path);
    // The owner may have gone elsewhere meanwhile.
    const [here] = window.location.hash.split("?");
    if (here === entryAddress(path)) window.location.replace(entryAddress(storedPath));
  }

  return { path, texts, published, value, isDirty, form, pictures, goOnFrom, takeStored };
}

export type OpenEntry = ReturnType<typeof useEntry>;
