import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { type ContentTypeName, nameFieldOf } from "../../content/types/content-types";
import type { Content } from "../change/change";
import { textAt } from "../change/changed-files";
import { contentOf, type EntryValue } from "../change/entries";
import { useNewPictures } from "../forms/pictures/use-new-pictures";
import { useEditor } from "../state/editor-context";
import { entryAddress } from "../state/routes";
import {
  type Base,
  findWords,
  forgetWords,
  isForgotten,
  keepPictures,
  keepWords,
  keptPictures,
  noRoomLeft,
  takeOver,
} from "../state/unpublished-words";
import { type EntryTexts, entryTexts } from "./entry-texts";
import { useSlugFromName } from "./use-slug-from-name";

/** The words that this browser has kept, if they are not published; else the published text, or an empty form. */
function startOf(path: string, { textOf, untypedText }: EntryTexts, content: Content) {
  const published = textAt(content, path);
  const found = findWords(path, content);
  const kept = found && textOf(found.value) !== untypedText(published) ? found : undefined;
  const base: Base = kept ? { published: kept.published, sent: kept.sent } : { published };
  return { found, kept, base };
}

/** State whose latest value can be read after an await, and between renders. */
function useLatest<Type>(initial: Type) {
  const [value, setValue] = useState(initial);
  const latest = useRef(initial);
  const change = useCallback((next: Type) => {
    latest.current = next;
    setValue(next);
  }, []);
  return { value, latest, change };
}

/**
 * The state of an open entry: its form and its unpublished words, which the browser keeps. The form stays mounted when its
 * values are replaced, so an open dialog, the focus and the opened parts stay, too.
 */
export function useEntry(type: ContentTypeName, path: string) {
  const { content, attempt, say } = useEditor();
  const texts = useMemo(() => entryTexts(type), [type]);
  const [{ found, kept, base: firstBase }] = useState(() => startOf(path, texts, content));
  const { value: base, latest: latestBase, change: changeBase } = useLatest(firstBase);
  const form = useForm<EntryValue>({
    defaultValues: kept?.value ?? contentOf(texts.untypedText(firstBase.published)),
    shouldUnregister: false,
  });
  const [written, setWritten] = useState({ value: form.getValues(), isDirty: kept !== undefined });
  const pictures = useNewPictures(path);
  const { bytes } = pictures;
  const isNew = base.published === undefined;
  const slug = useSlugFromName(form, nameFieldOf(texts.schema) ?? "");

  /** Shows the form's value in the preview, and keeps it in the browser, also under the path that the entry gets. */
  const readForm = useCallback(
    (keptAt = path) => {
      const value = form.getValues();
      const isDirty = texts.textOf(value) !== texts.untypedText(latestBase.current.published);
      setWritten({ value: structuredClone(value), isDirty });
      if (!isDirty) forgetWords(keptAt);
      else if (!keepWords(keptAt, { ...latestBase.current, value }, bytes))
        say({ says: noRoomLeft, tone: "alert" });
    },
    [path, form, texts, latestBase, bytes, say],
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
    slug.restart(isNew);
    attempt(async () => {
      for (const [picture, bytes] of kept ? await keptPictures(kept.key) : []) pictures.add(picture, bytes);
      if (found) await takeOver(path, found, bytes);
    });
    if (!kept) return forgetWords(path);
    readForm();
    const throwAway = () => {
      restart();
      say({ says: "They are thrown away." });
    };
    const says = "Your words that were not published are in the form again.";
    say({ says, action: { name: "Throw them away", act: throwAway } });
  }, []);

  /** Notes, before it is sent, how the entry will be stored: the answer may never come. */
  function noteSent(sent: Base["sent"]): void {
    changeBase({ ...latestBase.current, sent });
    readForm();
  }

  /**
   * Goes on from the entry as it is stored, and keeps what was typed meanwhile. `settled` are values that publishing has changed.
   * Another path opens the entry there.
   */
  async function takeStored(storedPath: string, published: string, settled: EntryValue = {}): Promise<void> {
    changeBase({ published });
    slug.restart(false);
    const stored = contentOf(published);
    for (const field of ["order", "updated"]) if (field in stored) form.setValue(field, stored[field]);
    for (const [field, value] of Object.entries(settled)) form.setValue(field, value ?? "");
    readForm(storedPath);
    if (storedPath === path) return;
    await keepPictures(storedPath, bytes);
    forgetWords(path);
    // The owner may have gone elsewhere meanwhile.
    const [here] = window.location.hash.split("?");
    if (here === entryAddress(path)) window.location.replace(entryAddress(storedPath));
  }

  /** Sets the form's value. */
  function showValue(value: EntryValue): void {
    form.reset(texts.whole(value));
    readForm();
  }

  /** Shows the form as if the entry were opened now, with a published text. */
  function restart(published = latestBase.current.published): void {
    changeBase({ published });
    showValue(contentOf(texts.untypedText(published)));
    slug.restart(published === undefined);
  }

  return {
    ...written,
    ...texts,
    path,
    /** The published text that the form started from. Code that runs after an await uses `latestBase`. */
    base,
    latestBase,
    changeBase,
    /** True if the store has another text by now. */
    isOutdated: base.published !== textAt(content, path),
    isNew,
    form,
    pictures,
    /** The form's value, as it is stored. */
    tidiedValue: () => texts.tidied(form.getValues()),
    noteSent,
    takeStored,
    showValue,
    restart,
  };
}

export type OpenEntry = ReturnType<typeof useEntry>;
