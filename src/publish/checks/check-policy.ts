import { contentSecurityPolicy } from "../content-security-policy";
import { attributeOf, type Element, elementsIn, type PageTree, textOf } from "../page-tree";

/** Elements that a policy in the page does not govern where they precede it. */
const governed = new Set(["base", "iframe", "img", "link", "object", "picture", "script", "style"]);

/**
 * A page has exactly one policy, before everything that it governs, which allows the page's own inline code and nothing else.
 * No attribute contains code: browsers would ignore it in silence.
 */
export function checkPolicy({ document, head }: PageTree): string[] {
  const policies = elementsIn(document, "meta", { "http-equiv": "content-security-policy" });
  const [policy] = policies;
  if (!policy || policies.length > 1) return [`has ${policies.length} content security policies`];
  const inHead = elementsIn(head);
  const before = inHead.slice(0, inHead.indexOf(policy)).filter(({ tagName }) => governed.has(tagName));
  const styles = elementsIn(document, "style").map(textOf);
  const expected = contentSecurityPolicy({
    scripts: elementsIn(document, "script").filter(isInlineScript).map(textOf),
    styles,
  });
  const attributes = elementsIn(document).flatMap(({ tagName, attrs }) =>
    attrs
      .filter(({ name }) => name === "style" || name.startsWith("on"))
      .map(({ name }) => `has a ${tagName} with the attribute ${name}, which its policy forbids`),
  );
  return [
    ...(inHead.includes(policy) ? [] : ["has its policy outside its head, where browsers ignore it"]),
    ...before.map(({ tagName }) => `has a ${tagName} before its policy`),
    ...(attributeOf(policy, "content") === expected ? [] : ["has another policy than its inline code needs"]),
    ...(styles.length > 0 ? [] : ["has no styles"]),
    ...attributes,
  ];
}

function isInlineScript(script: Element): boolean {
  const type = attributeOf(script, "type")?.trim().toLowerCase();
  return attributeOf(script, "src") === undefined && type !== "application/ld+json";
}
