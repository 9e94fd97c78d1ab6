import { useState } from "react";
import { useFormContext } from "react-hook-form";
import { moveBefore } from "../../controls/move-before";

/**
 * The rows of a list by names of their own, so that each stays itself when it moves. The list's own values are the form's;
 * rows watch theirs, so that a key in one does not draw the others again.
 */
export function useRows(name: string) {
  const { getValues, setValue } = useFormContext();
  const values = (): unknown[] => {
    const list: unknown = getValues(name);
    return Array.isArray(list) ? list : [];
  };
  const [ids, setIds] = useState(() => values().map(newId));
  const change = (list: unknown[], rows: string[]) => {
    setValue(name, list, { shouldDirty: true });
    setIds(rows);
  };
  return {
    ids,
    add: (...added: unknown[]): string[] => {
      const rows = added.map(newId);
      change([...values(), ...added], [...ids, ...rows]);
      return rows;
    },
    /** Gives back what brings the row back. */
    remove: (index: number) => {
      const removed = values()[index];
      change(values().toSpliced(index, 1), ids.toSpliced(index, 1));
      return () => {
        setValue(name, values().toSpliced(index, 0, removed), { shouldDirty: true });
        setIds((now) => now.toSpliced(index, 0, newId()));
      };
    },
    /** Puts rows before another, or at the end. */
    move: (moved: ReadonlySet<unknown>, before: string | undefined) => {
      const order = moveBefore(ids, moved, before);
      const list = values();
      change(
        order.map((id) => list[ids.indexOf(id)]),
        order,
      );
    },
  };
}

let last = 0;
function newId(): string {
  last += 1;
  return `row-${last}`;
}
