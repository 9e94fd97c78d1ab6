import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { type ContentTypeName, nameFieldOf } from "../../content/types/content-types";
import type { Content } from "../change/change";
import { textAt } from "../change/changed-files";
import { contentOf, type EntryValue } from "../change/entries";
import { useNewPictures } from "../forms/pictures/use-new-pictures";
import {
  type Base,
  forgetWords,
  isForgotten,
  keepPictures,
  keepWords,
  noRoomLeft,
  takeOver,
} from "../state/browser-storage";
import { useEditor } from "../state/editor-context";
import { entryAddress } from "../state/routes";
import { findWords } from "../state/unpublished-words";
import { type EntryTexts, entryTexts } from "./entry-texts";
import { useSlugFromName } from "./use-slug-from-name";

/** The words that this browser has kept, if they are not published; else the published text, or an empty form. */
function startOf(path: string, { untypedText }: EntryTexts, content: Content) {
  const found = findWords(path, content);
  const published = textAt(content, path);
  const base: Base = found ? { published: found.published, sent: found.sent } : { published };
  const untyped = untypedText(base.published);
  return { found, base, untyped, value: found?.value ?? contentOf(untyped) };
}

/**
 * The state of an open entry: its form and its unpublished words, which the browser keeps. The form stays mounted when its
 * values are replaced, so an open dialog, the focus and the opened parts stay, too.
 */
export function useEntry(type: ContentTypeName, path: string) {
  const { content, attempt, say } = useEditor();
  const texts = useMemo(() => entryTexts(type), [type]);
  const [opened] = useState(() => startOf(path, texts, content));
  const base = useRef(opened.base);
  /** The text of the base's form in which nothing is typed yet: every key compares with it. */
  const untyped = useRef(opened.untyped);
  const form = useForm<EntryValue>({ defaultValues: opened.value });
  const [shown, setShown] = useState({
    /** The form's value, for the preview. */
    value: form.getValues(),
    isDirty: opened.found !== undefined,
    isNew: opened.base.published === undefined,
  });
  const pictures = useNewPictures(path);
  const { bytes } = pictures;
  const slug = useSlugFromName(form, nameFieldOf(texts.schema) ?? "");

  /** Shows the form's value in the preview, and keeps it in the browser, also under the path that the entry gets. */
  const readForm = useCallback(
    (keptAt = path) => {
      const value = form.getValues();
      const { published } = base.current;
      const isDirty = texts.textOf(value) !== untyped.current;
      setShown({ value: structuredClone(value), isDirty, isNew: published === undefined });
      if (!isDirty) forgetWords(keptAt);
      else if (!keepWords(keptAt, { ...base.current, value }, bytes))
        say({ says: noRoomLeft, tone: "alert" });
    },
    [path, form, texts, bytes, say],
  );

  useEffect(() => {
    return form.subscribe({
      formState: { values: true },
      callback: ({ name }) => {
        slug.follow(name, content.files, path);
        readForm();
      },
    });
  }, [form, slug.follow, readForm, content, path]);

  // Another tab that opens this entry takes over its words. Save this tab's words again.
  useEffect(() => {
    const onStorage = (event: StorageEvent) => isForgotten(path, event) && readForm();
    window.addEventListener("storage", onStorage);
    return () => {
      window.removeEventListener("storage", onStorage);
    };
  }, [path, readForm]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was kept of the entry that was opened, once
  useEffect(() => {
    const { found } = opened;
    slug.restart(shown.isNew);
    if (!found) return forgetWords(path);
    attempt(() => takeOver(path, found, pictures));
    readForm();
    const throwAway = () => {
      restart(base.current.published);
      say({ says: "They are thrown away." });
    };
    const says = "Your words that were not published are in the form again.";
    say({ says, action: { name: "Throw them away", act: throwAway } });
  }, []);

  /** Notes, before it is sent, how the entry will be stored: the answer may never come. */
  function noteSent(sent: Base["sent"]): void {
    base.current = { ...base.current, sent };
    readForm();
  }

  function setBase(published: string | undefined): void {
    base.current = { published };
    untyped.current = texts.untypedText(published);
  }

  /** Goes on from another published text, with the words that the form has or with other ones. */
  function goOnFrom(published: string | undefined, value?: EntryValue): void {
    setBase(published);
    if (value) form.reset(texts.whole(value));
    readForm();
  }

  /** Shows a published text as if the entry were opened now. */
  function restart(published: string | undefined): void {
    goOnFrom(published, contentOf(texts.untypedText(published)));
    slug.restart(published === undefined);
  }

  /**
   * Goes on from the entry as it is stored, and keeps what was typed meanwhile.
   * Another path opens the entry there.
   */
  async function takeStored(storedPath: string, published: string): Promise<void> {
    setBase(published);
    slug.restart(false);
    const stored = contentOf(published);
    for (const field of ["order", "updated"]) if (field in stored) form.setValue(field, stored[field]);
    readForm(storedPath);
    if (storedPath === path) return;
    await keepPictures(storedPath, bytes);
    forgetWords(path);
    // The owner may have gone elsewhere meanwhile.
    const [here] = window.location.hash.split("?");
    if (here === entryAddress(path)) window.location.replace(entryAddress(storedPath));
  }

  return {
    path,
    texts,
    /** The published text that the form started from. A ref, so that code after an await reads the present one. */
    base,
    ...shown,
    form,
    pictures,
    noteSent,
    goOnFrom,
    restart,
    takeStored,
  };
}

export type OpenEntry = ReturnType<typeof useEntry>;
