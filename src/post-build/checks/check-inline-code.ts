import { elementsIn } from "../../page-tree/elements";
import type { PageTree } from "../../page-tree/page-tree";
import { hashSource, inlineScripts, inlineStyles } from "./inline-code";
import { policyOf } from "./page-policy";

/** Every inline script and style is named in the policy, and nothing else is code: browsers would drop it in silence. */
export function checkInlineCode(page: PageTree): string[] {
  const policy = policyOf(page);
  const unnamed = (directive: string, texts: readonly string[]) =>
    texts
      .filter((text) => !policy.get(directive)?.includes(hashSource(text)))
      .map((text) => `has code that its ${directive} does not name: '${text.trim().slice(0, 40)}'`);
  const attributes = elementsIn(page.document).flatMap(({ tagName, attrs }) =>
    attrs
      .filter(({ name }) => name === "style" || name.startsWith("on"))
      .map(({ name }) => `has a ${tagName} with the attribute ${name}, which its policy forbids`),
  );
  return [
    ...unnamed("script-src", inlineScripts(page)),
    ...unnamed("style-src", inlineStyles(page)),
    ...(inlineStyles(page).length > 0 ? [] : ["has no styles"]),
    ...attributes,
  ];
}
