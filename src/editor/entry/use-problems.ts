import { useMemo, useState } from "react";
import { valueAt } from "../../content/fields/content-path";
import { showField } from "../forms/form-context";
import { entryFaults, type Problem } from "../words/plain-words";
import type { OpenEntry } from "./use-entry";

/** What stands against publishing an entry; a mended field clears its message as it is typed. */
export function useProblems({ path, form, schema, value, said }: OpenEntry) {
  const [refusal, setRefusal] = useState<{ found: readonly Problem[]; value: unknown }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at anew with each change of a value
  const problems = useMemo(() => {
    if (!refusal?.found.length) return [];
    const faults = new Map(entryFaults(schema, said()).map(({ field, says }) => [field, says]));
    return refusal.found.flatMap((problem): Problem | [] => {
      if (problem.file !== path) return problem;
      const says = faults.get(problem.field);
      if (says) return { ...problem, says };
      const at = problem.field.split(".").map((step) => (/^\d+$/.test(step) ? Number(step) : step));
      const isSame = JSON.stringify(valueAt(value, at)) === JSON.stringify(valueAt(refusal.value, at));
      return isSame ? problem : [];
    });
  }, [refusal, value]);
  const own = JSON.stringify(
    problems.flatMap(({ file, field, says }) => (file === path ? [[field, says]] : [])),
  );
  return {
    problems,
    /** What is wrong, by field; the same as long as it says the same. */
    errors: useMemo(() => new Map<string, string>(JSON.parse(own)), [own]),
    /** Shows what was found, with the cursor in the first field of the entry that is wrong. */
    show: (found: readonly Problem[]) => {
      setRefusal({ found, value: structuredClone(form.getValues()) });
      const first = found.find((problem) => problem.file === path && problem.field);
      if (first) showField(first.field);
    },
  };
}
