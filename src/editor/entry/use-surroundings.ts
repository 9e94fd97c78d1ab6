import { useMemo } from "react";
import { fileName } from "../../content/reading/content-path";
import type { ContentTypeName } from "../../content/types/content-types";
import type { FormSurroundings, Revealed } from "../forms/form-context";
import { useEditor } from "../state/editor-context";
import { entriesIn } from "../state/entries";
import { pictureNamedBy } from "../state/picture-path";
import type { OpenEntry } from "./use-entry";

const folders = { Area: "areas", Service: "services", Project: "projects" } as const;

/** What the inputs of an entry's form have in common; the same until something of it changes. */
export function useSurroundings(
  entry: OpenEntry,
  type: ContentTypeName,
  revealed: Revealed,
): FormSurroundings {
  const { content, facts, chooseStored, say } = useEditor();
  const { path, pictures, storedSlug } = entry;
  return useMemo(() => {
    const others = content.files.flatMap((file) => (file.path === path ? [] : fileName(file.path)));
    return {
      type,
      facts,
      entriesOf: (to) => entriesIn(content.files, folders[to]),
      pictureAddress: pictures.address,
      takePictures: pictures.take,
      chooseStored: async () => {
        const stored = await chooseStored();
        return stored === undefined ? undefined : pictureNamedBy(path, stored);
      },
      slugAdvice: (slug) => slugAdvice(slug, storedSlug, others),
      say,
      revealed,
    };
  }, [type, facts, content, path, pictures, chooseStored, storedSlug, say, revealed]);
}

/** What there is to say of a slug while it is typed; empty where it stays as it is and where it is free. */
export function slugAdvice(slug: string, stored: string | undefined, taken: readonly string[]): string {
  if (slug === stored || slug === "") return "";
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))
    return "Lower-case letters, digits and single hyphens only, such as tile-repairs.";
  if (taken.includes(slug)) return "Another entry has this address already.";
  if (stored === undefined) return "";
  return "The page gets a new address when you publish. Its old address leads there, and everything that refers to it is changed with it.";
}
