import { useEffect, useMemo, useState } from "react";
import type { ValidationError } from "../../content/reading/validation-error";
import { ContentError } from "../change/check-change";
import type { OpenEntry } from "./useOpenEntry";

export type EntryErrors = ReturnType<typeof useEntryErrors>;

/** The errors that block a change of an open entry. */
export function useEntryErrors({ path, form }: OpenEntry, showField: (name: string) => void) {
  const [errors, setErrors] = useState<readonly ValidationError[]>([]);
  const fieldErrors = useMemo(
    () => new Map(errors.flatMap(({ file, field, message }) => (file === path ? [[field, message]] : []))),
    [errors, path],
  );

  // A field's error goes when something is changed in it; the next press finds it again.
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

  /** Hides errors of other entries until this entry has none, because they may follow from those. Focuses the first field. */
  function showErrors(found: readonly ValidationError[]): void {
    const own = found.filter(({ file }) => file === path);
    setErrors(own.length > 0 ? own : found);
    const first = own.find(({ field }) => field);
    if (first) showField(first.field);
  }

  /** Shows the errors that block a change. Throws any other error again. */
  function showErrorsOf(reason: unknown): void {
    if (!(reason instanceof ContentError)) throw reason;
    showErrors(reason.errors);
  }

  return { errors, fieldErrors, showErrors, showErrorsOf };
}

/** True for a field and another one in it, or around it. */
const overlaps = (one: string, other = "") =>
  `${one}.`.startsWith(`${other}.`) || `${other}.`.startsWith(`${one}.`);
