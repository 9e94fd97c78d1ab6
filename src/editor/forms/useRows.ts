import { useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";

/** The rows of a list in a form, each with an id. `insert` reads the rows anew, because Undo may call it later. */
export function useRows(name: string) {
  const { getValues, setValue } = useFormContext();
  const values = (): unknown[] => getValues(name) ?? [];
  const count = useWatch({ name, compute: (rows?: readonly unknown[]) => rows?.length ?? 0 });
  const [ids, setIds] = useRowIds(count);
  const insert = (index: number, row: unknown) => {
    setValue(name, values().toSpliced(index, 0, row));
    setIds((now) => now.toSpliced(index, 0, crypto.randomUUID()));
  };
  return {
    ids,
    insert,
    add: (row: unknown) => insert(values().length, row),
    /** Returns the removed row. */
    remove: (index: number) => {
      const rows = values();
      setValue(name, rows.toSpliced(index, 1));
      setIds((now) => now.toSpliced(index, 1));
      return rows[index];
    },
    sort: (order: readonly string[]) => {
      const rows = values();
      const sorted = order.map((id) => rows[ids.indexOf(id)]);
      setValue(name, sorted);
      setIds(order);
    },
  };
}

/**
 * Ids by which `SortableList` knows a row that moves, so that the pressed arrow moves with it and keeps the focus. `useFieldArray`
 * has such ids, but not for lists of plain texts. When the form replaces the whole list, React renders again at once with the
 * new ids:
 * https://react.dev/reference/react/useState#storing-information-from-previous-renders
 */
function useRowIds(count: number) {
  const [ids, setIds] = useState<readonly string[]>([]);
  if (ids.length !== count)
    setIds(Array.from({ length: count }, (_, index) => ids[index] ?? crypto.randomUUID()));
  return [ids, setIds] as const;
}
