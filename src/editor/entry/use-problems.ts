import { useMemo, useState } from "react";
import { fieldPath, valueAt } from "../../content/fields/value-path";
import { showField } from "../forms/show-field";
import { entryProblems, type Problem } from "../site/problems";
import type { OpenEntry } from "./use-entry";

/** The problems that block publishing an entry. Correcting a field clears its message at once. */
export function useProblems({ path, form, texts, value }: OpenEntry) {
  const { schema } = texts;
  const [refusal, setRefusal] = useState<{
    found: readonly Problem[];
    value: unknown;
    /** The fields that the entry's own rules refused. */
    refused: readonly string[];
  }>();
  const problems = useMemo(() => {
    if (!refusal?.found.length) return [];
    const current = new Map(entryProblems(schema, value).map(({ field, says }) => [field, says]));
    return refusal.found.flatMap((problem): Problem | [] => {
      if (problem.file !== path) return problem;
      const says = current.get(problem.field);
      if (says) return { ...problem, says };
      // A rule over several fields may be kept by another field than the one that it names.
      if (refusal.refused.includes(problem.field)) return [];
      const at = fieldPath(problem.field);
      const isSame = JSON.stringify(valueAt(value, at)) === JSON.stringify(valueAt(refusal.value, at));
      return isSame ? problem : [];
    });
  }, [path, schema, refusal, value]);
  const own = JSON.stringify(
    problems.flatMap(({ file, field, says }) => (file === path ? [[field, says]] : [])),
  );
  return {
    problems,
    /** Problems by field. The object stays the same while its messages do. */
    errors: useMemo(() => new Map<string, string>(JSON.parse(own)), [own]),
    /** Shows problems and focuses the first invalid field. */
    show: (found: readonly Problem[]) => {
      const refused = entryProblems(schema, form.getValues()).map(({ field }) => field);
      setRefusal({ found, value: structuredClone(form.getValues()), refused });
      const first = found.find((problem) => problem.file === path && problem.field);
      if (first) showField(first.field);
    },
  };
}
