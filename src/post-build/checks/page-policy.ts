import { attributeOf, elementsIn } from "../../page-tree/elements";
import type { Element, PageTree } from "../../page-tree/page-tree";

/** The elements that give a page a policy, wherever they stand. */
export function policyElements({ document }: PageTree): Element[] {
  return elementsIn(document, "meta").filter(
    (meta) => attributeOf(meta, "http-equiv")?.toLowerCase() === "content-security-policy",
  );
}

/** The sources of each directive of a page's policy. */
export function policyOf(page: PageTree): ReadonlyMap<string, readonly string[]> {
  const [policy] = policyElements(page);
  const directives = (policy && attributeOf(policy, "content"))?.split(";") ?? [];
  return new Map(
    directives.map((directive) => {
      const [name = "", ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );
}
