import { contentSecurityPolicy } from "../../../src/gatsby/content-security-policy";
import type { BuiltPage } from "../../support/built-site";

/** Elements that escape a policy in a meta element if they come before it. */
const governed = "base, iframe, img, link, object, picture, script, style";

/**
 * A page has one policy, before all that it governs, which lets in its own files, its own inline code, the mail provider,
 * and nothing loosely. No attribute may contain code: browsers would ignore it silently.
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
