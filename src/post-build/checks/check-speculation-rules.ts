import { attributeOf, elementsIn, textOf } from "../../page-tree/elements";
import type { PageTree } from "../../page-tree/page-tree";

/** The rules by which browsers fetch the next page early: once, in the head, and readable. */
export function checkSpeculationRules({ head }: PageTree): string[] {
  const rules = elementsIn(head, "script").filter(
    (script) => attributeOf(script, "type")?.toLowerCase() === "speculationrules",
  );
  const [rule] = rules;
  if (!rule || rules.length > 1) return [`has ${rules.length} scripts of speculation rules`];
  return hasPrefetch(textOf(rule)) ? [] : ["has speculation rules that prefetch nothing"];
}

function hasPrefetch(text: string): boolean {
  try {
    const { prefetch }: { prefetch?: unknown } = JSON.parse(text);
    return Array.isArray(prefetch) && prefetch.length > 0;
  } catch {
    return false;
  }
}
