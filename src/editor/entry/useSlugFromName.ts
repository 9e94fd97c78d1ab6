import { useEffect, useEffectEvent } from "react";
import type { UseFormReturn } from "react-hook-form";
import { contentTypes, nameFieldOf } from "../../content/types/content-types";
import { useEditor } from "../app/editor-context";
import { type EntryValue, freeSlug, typeAt } from "../site/site";
import { slugOf } from "../site/tidy";
import type { OpenDraft } from "./open-draft";

/** Makes the slug of a new entry from its name, unless the owner has written another one. */
export function useSlugFromName(path: string, form: UseFormReturn<EntryValue>, draft: OpenDraft): void {
  const { site } = useEditor();
  const nameField = nameFieldOf(contentTypes[typeAt(path)].schema) ?? "";
  /** `draft` still has the name and the slug from before this change. */
  const follow = useEffectEvent((changed: string | undefined) => {
    if (changed !== nameField || draft.published !== undefined) return;
    const slugFor = (name: unknown) => freeSlug(site, path, slugOf(String(name ?? "")));
    const { slug, [nameField]: name } = draft.value;
    if (slug === "" || slug === slugFor(name)) form.setValue("slug", slugFor(form.getValues(nameField)));
  });
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ name }) => follow(name) }),
    [form],
  );
}
