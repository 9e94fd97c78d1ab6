import { useCallback, useMemo, useState } from "react";
import { fileName } from "../../content/reading/content-path";
import { type ContentType, contentTypes } from "../../content/types/content-types";
import { type FormSurroundings, focusField, formName, type Shown } from "../forms/form-context";
import { useEditor } from "../state/editor-context";
import { entriesIn } from "../state/entries";
import { pictureNamedBy } from "../state/picture-path";
import { slugAdvice } from "../words/advice";
import type { OpenEntry } from "./use-entry";

/** What the inputs of an entry's form have in common; the same until something of it changes. */
export function useSurroundings(
  { path, pictures, storedSlug }: OpenEntry,
  errors: ReadonlyMap<string, string>,
): FormSurroundings {
  const { content, facts, chooseStored, say } = useEditor();
  const [shown, setShown] = useState<Shown>();
  const show = useCallback((named: string) => {
    const field = formName(named);
    setShown({ field });
    // The rows have opened by then.
    requestAnimationFrame(() => requestAnimationFrame(() => focusField(field)));
  }, []);
  return useMemo(() => {
    const others = content.files.flatMap((file) => (file.path === path ? [] : fileName(file.path)));
    return {
      facts,
      errors,
      entriesOf: (to) => {
        const { place }: ContentType = contentTypes[to];
        return "folder" in place ? entriesIn(content.files, place.folder) : [];
      },
      pictureAddress: pictures.address,
      takePictures: pictures.take,
      chooseStored: async () => {
        const stored = await chooseStored();
        return stored === undefined ? undefined : pictureNamedBy(path, stored);
      },
      slugAdvice: (slug) => slugAdvice(slug, storedSlug, others),
      say,
      shown,
      show,
    };
  }, [facts, errors, content, path, pictures, chooseStored, storedSlug, say, shown, show]);
}
