import { contentSecurityPolicy } from "../../../src/gatsby/content-security-policy";
import type { BuiltPage } from "../../support/built-site";

/** Elements to which a policy does not apply if they stand before its meta element. */
const governed = "base, iframe, img, link, object, picture, script, style";

/**
 * Checks that a page has one policy, before everything to which it applies, and that it allows no more than the site's files, the
 * page's own inline code and the mail provider. An attribute with code or styles is a fault, because the policy blocks it.
 */
export function policyFaults({ document }: BuiltPage): string[] {
  const policies = [...document.querySelectorAll('head > meta[http-equiv="Content-Security-Policy"]')];
  const [policy] = policies;
  if (!policy || policies.length > 1) return [`has ${policies.length} content security policies`];
  const inHead = [...document.head.querySelectorAll("*")];
  const early = inHead.slice(0, inHead.indexOf(policy)).filter((element) => element.matches(governed));
  const texts = (selector: string) =>
    [...document.querySelectorAll(selector)].map(({ textContent }) => textContent ?? "");
  const words = policy.getAttribute("content") ?? "";
  const needed = contentSecurityPolicy({
    scripts: texts('script:not([src], [type="application/ld+json"])'),
    styles: texts("style"),
  });
  const attributes = [...document.querySelectorAll("*")].flatMap((element) => element.getAttributeNames());
  return [
    ...early.map(({ localName }) => `has a ${localName} before its policy`),
    ...(words === needed ? [] : ["has another policy than its inline code needs"]),
    ...(/unsafe-|\*|\s(https?|blob|filesystem|wss?):(;|\s|$)/.test(words) ? ["has a loose policy"] : []),
    ...attributes
      .filter((name) => name === "style" || name.startsWith("on"))
      .map((name) => `has the attribute ${name}, which its policy forbids`),
  ];
}
