import { useState } from "react";
import { useFormContext } from "react-hook-form";

/**
 * The rows of a list by names of their own, so that each stays itself when it moves. The list's own values are the form's;
 * rows watch theirs, so that a key in one does not draw the others again.
 */
export function useRows(name: string) {
  const { getValues, setValue } = useFormContext();
  const values = (): unknown[] => getValues(name) ?? [];
  const [ids, setIds] = useState(() => values().map(newId));
  const change = (list: unknown[], rows: (now: readonly string[]) => string[]) => {
    setValue(name, list, { shouldDirty: true });
    setIds(rows);
  };
  return {
    ids,
    add: (...added: unknown[]) => change([...values(), ...added], (now) => [...now, ...added.map(newId)]),
    /** Gives back what brings the row back. */
    remove: (index: number) => {
      const removed = values()[index];
      change(values().toSpliced(index, 1), (now) => now.toSpliced(index, 1));
      return () => change(values().toSpliced(index, 0, removed), (now) => now.toSpliced(index, 0, newId()));
    },
    move: (order: readonly string[]) => {
      const list = values();
      const moved = order.map((id) => list[ids.indexOf(id)]);
      change(moved, () => [...order]);
    },
  };
}

const newId = (): string => crypto.randomUUID();
