import { useEffect, useRef, useState } from "react";
import { valueAt } from "../../content/fields/content-path";
import { entryFaults } from "../words/entry-faults";
import type { Problem } from "../words/plain-words";
import type { OpenEntry } from "./use-entry";

/** What stands against publishing an entry; a mended field clears its message as it is typed. */
export function useProblems({ path, form, schema, value, written }: OpenEntry) {
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  /** How often it was refused: the cursor then goes to the first field that is wrong. */
  const [refused, setRefused] = useState(0);
  const refusedValue = useRef<unknown>({});

  function mark(found: readonly Problem[]): void {
    form.clearErrors();
    for (const { file, field, says } of found)
      if (file === path && field) form.setError(field, { message: says });
    setProblems(found);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of a value
  useEffect(() => {
    if (problems.length === 0) return;
    const faults = new Map(entryFaults(schema, written()).map(({ field, says }) => [field, says]));
    const left = problems.flatMap((problem) => {
      const at = problem.field.split(".").map((step) => (/^\d+$/.test(step) ? Number(step) : step));
      const isSame = JSON.stringify(valueAt(value, at)) === JSON.stringify(valueAt(refusedValue.current, at));
      const says = problem.file === path ? faults.get(problem.field) : undefined;
      return says ? { ...problem, says } : problem.file !== path || isSame ? problem : [];
    });
    if (JSON.stringify(left) !== JSON.stringify(problems)) mark(left);
  }, [value]);

  return {
    problems,
    refused,
    show: (found: readonly Problem[]) => {
      refusedValue.current = structuredClone(form.getValues());
      mark(found);
      if (found.length > 0) setRefused(refused + 1);
    },
  };
}
