import { useEffect, useMemo, useState } from "react";
import type { ValidationError } from "../../content/reading/validation-error";
import { ContentError } from "../change/check-change";
import { isEntryOpen } from "../state/editor-routes";
import type { OpenEntry } from "./useOpenEntry";

export type EntryErrors = ReturnType<typeof useEntryErrors>;

/** The errors that block the publication or removal of an open entry. */
export function useEntryErrors({ path, form }: OpenEntry, showField: (name: string) => void) {
  const [errors, setErrors] = useState<readonly ValidationError[]>([]);
  const fieldErrors = useMemo(
    () => new Map(errors.flatMap(({ file, field, message }) => (file === path ? [[field, message]] : []))),
    [errors, path],
  );

  // Remove a field's error as soon as the field changes: the next publication checks it again.
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name }) =>
          setErrors((now) => {
            const left = now.filter(({ file, field }) => file !== path || !overlaps(field, name));
            return left.length < now.length ? left : now;
          }),
      }),
    [form, path],
  );

  /**
   * Shows this entry's errors, and focuses the first field. Only if it has none, shows those of other entries: they may
   * follow from its own.
   */
  function showErrors(found: readonly ValidationError[]): void {
    const own = found.filter(({ file }) => file === path);
    setErrors(own.length > 0 ? own : found);
    const first = own.find(({ field }) => field);
    if (first) showField(first.field);
  }

  /** Shows the errors of a refused change. Throws any other error, and every error of a form that the owner has left. */
  function showErrorsOf(reason: unknown): void {
    if (!(reason instanceof ContentError && isEntryOpen(path))) throw reason;
    showErrors(reason.errors);
  }

  return { errors, fieldErrors, showErrors, showErrorsOf };
}

/** True if two fields are the same, or one contains the other. */
const overlaps = (one: string, other = "") =>
  `${one}.`.startsWith(`${other}.`) || `${other}.`.startsWith(`${one}.`);
