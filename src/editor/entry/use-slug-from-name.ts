import { useCallback, useRef } from "react";
import type { UseFormReturn } from "react-hook-form";
import { type EntryValue, freeSlug, type Site } from "../site/site";
import { slugOf } from "../site/tidy";

/** Fills in the short name of a new entry from its name, until the owner writes another one. */
export function useSlugFromName(form: UseFormReturn<EntryValue>, nameField: string) {
  /** The short name that follows from the name. Undefined once it no longer follows. */
  const derived = useRef<string>(undefined);

  /** Call when the form shows an entry: the short name follows from the name as long as it is that of the name. */
  const restart = useCallback(
    (isNew: boolean) => {
      const slug = String(form.getValues("slug") ?? "");
      const follows = isNew && (slug === "" || slug === slugOf(String(form.getValues(nameField) ?? "")));
      derived.current = follows ? slug : undefined;
    },
    [form, nameField],
  );
  /** Call when a field has changed. */
  const follow = useCallback(
    (field: string | undefined, site: Site, path: string) => {
      if (derived.current === undefined) return;
      if (field === "slug" && form.getValues("slug") !== derived.current) derived.current = undefined;
      if (field !== nameField) return;
      derived.current = freeSlug(site, path, slugOf(String(form.getValues(nameField))));
      form.setValue("slug", derived.current);
    },
    [form, nameField],
  );
  return { follow, restart };
}
