import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { type ContentTypeName, nameFieldOf } from "../../content/types/content-types";
import { useEditor } from "../controls/editor-context";
import { entryAddress } from "../controls/routes";
import { draftOf, forgetDraft, keepDraft, keepPicture, keptPictures } from "../drafts/drafts";
import { unpublishedDrafts } from "../drafts/unpublished";
import { useNewPictures } from "../forms/use-new-pictures";
import type { EntryValue } from "../site/site";
import { type EntryTexts, entryTexts } from "./entry-texts";
import { useSlugFromName } from "./use-slug-from-name";

const noRoomLeft =
  "This browser has no room left: what you write now is lost when you leave the page. Publish it, or discard older words on the start page.";

/** The state of an open entry: its published values, and those typed. */
interface Typed {
  /** The published text that the form began from. Undefined for a new entry. */
  published: string | undefined;
  value: EntryValue;
  isDirty: boolean;
}

const isTyped = (texts: EntryTexts, { published, value }: Pick<Typed, "published" | "value">) =>
  texts.textOf(value) !== texts.textOf(texts.untyped(published));

/**
 * The state of an open entry: its form, and its unpublished words, which the browser keeps at every key. The form stays mounted when its
 * values are replaced, so an open dialog, the focus and the opened parts stay, too.
 */
export function useEntry(type: ContentTypeName, path: string) {
  const { site, attempt, say } = useEditor();
  const texts = useMemo(() => entryTexts(type), [type]);
  const [draft] = useState(() => unpublishedDrafts(site).find((one) => one.path === path));
  const began = useRef(draft ? draft.published : site.entries.get(path)?.text);
  const form = useForm<EntryValue>({ defaultValues: draft?.value ?? texts.untyped(began.current) });
  const [typed, setTyped] = useState<Typed>(() => {
    const state = { published: began.current, value: form.getValues() };
    return { ...state, isDirty: isTyped(texts, state) };
  });
  const pictures = useNewPictures(path);
  const slug = useSlugFromName(form, nameFieldOf(texts.schema) ?? "");
  const isRefusalTold = useRef(false);

  /** Shows the form's value in the preview, and keeps it in the browser. */
  const readForm = useCallback(() => {
    const state = { published: began.current, value: structuredClone(form.getValues()) };
    const isDirty = isTyped(texts, state);
    setTyped({ ...state, isDirty });
    if (!isDirty) return forgetDraft(path);
    // Pictures went with the words when nothing was typed any more.
    if (!draftOf(path)) for (const [picture, bytes] of pictures.bytes) void keepPicture(path, picture, bytes);
    if (keepDraft(path, state) || isRefusalTold.current) return;
    isRefusalTold.current = true;
    say({ says: noRoomLeft, tone: "alert" });
  }, [path, form, texts, pictures.bytes, say]);

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          slug.follow(name, site, path);
          readForm();
        },
      }),
    [form, slug.follow, readForm, site, path],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was kept of the entry that was opened, once
  useEffect(() => {
    slug.restart(typed.published === undefined);
    if (!draft) {
      // One that equals the stored entry is published.
      if (draftOf(path)) forgetDraft(path);
      return;
    }
    void attempt(async () => {
      for (const [picture, kept] of await keptPictures(path)) pictures.show(picture, kept);
    });
    say({ says: "Your words that were not published are in the form again." });
  }, []);

  /** Goes on from another published text, with the words that the form has or with other ones. */
  function goOnFrom(published: string | undefined, value?: EntryValue): void {
    began.current = published;
    if (value) form.reset(texts.whole(value));
    readForm();
  }

  /** Shows a published text as if the entry were opened now. */
  function restart(published: string | undefined): void {
    goOnFrom(published, texts.untyped(published));
    slug.restart(published === undefined);
  }

  /** Puts fields into the form that others have published, except those that were typed in since a moment. */
  function takeIn(fields: EntryValue, typedThen: EntryValue): void {
    const whole = texts.whole(fields);
    for (const field of Object.keys(fields))
      if (JSON.stringify(form.getValues(field)) === JSON.stringify(typedThen[field]))
        form.setValue(field, whole[field]);
  }

  /**
   * Goes on from the entry as it is stored, and keeps what was typed since the press. Under another path, the entry is opened there.
   */
  function takeStored(storedPath: string, published: string): void {
    const stored = texts.untyped(published);
    for (const field of ["order", "updated"]) if (field in stored) form.setValue(field, stored[field]);
    slug.restart(false);
    goOnFrom(published);
    if (storedPath === path) return;
    const left = draftOf(path);
    if (left) keepDraft(storedPath, left);
    if (left) for (const [picture, bytes] of pictures.bytes) void keepPicture(storedPath, picture, bytes);
    forgetDraft(path);
    // The owner may have gone elsewhere meanwhile.
    const [here] = window.location.hash.split("?");
    if (here === entryAddress(path)) window.location.replace(entryAddress(storedPath));
  }

  return { path, texts, began, ...typed, form, pictures, goOnFrom, restart, takeIn, takeStored };
}

export type OpenEntry = ReturnType<typeof useEntry>;
