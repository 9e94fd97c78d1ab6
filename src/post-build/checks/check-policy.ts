import { elementsIn } from "../../page-tree/elements";
import type { PageTree } from "../../page-tree/page-tree";
import { policyElements, policyOf } from "./page-policy";
import type { SiteFacts } from "./site-facts";

/** What a policy in a page has no power over once the parser has passed it. */
const governed = new Set(["base", "iframe", "img", "link", "object", "picture", "script", "style"]);

/** A source that lets in what nobody listed: unsafe-inline and its kin, wildcards, whole schemes. */
const loose = /unsafe-|\*|^(https?|blob|filesystem|wss?):$/;

/** Exactly one policy, before everything that it governs, that forbids what it does not name. */
export function checkPolicy(page: PageTree, { mailOrigin }: SiteFacts): string[] {
  const policies = policyElements(page);
  const [policy] = policies;
  if (!policy || policies.length > 1) return [`has ${policies.length} content security policies`];
  const inHead = elementsIn(page.head);
  const before = inHead.slice(0, inHead.indexOf(policy)).filter(({ tagName }) => governed.has(tagName));
  const directives = policyOf(page);
  const sources = [...directives.values()].flat();
  const mail = (directives.get("connect-src") ?? []).includes(mailOrigin || "'self'");
  return [
    ...(inHead.includes(policy) ? [] : ["has its policy outside its head, where browsers ignore it"]),
    ...before.map(({ tagName }) => `has a ${tagName} before its policy`),
    ...["default-src", "base-uri"]
      .filter((name) => directives.get(name)?.join(" ") !== "'none'")
      .map((name) => `has a policy whose ${name} is not 'none'`),
    ...["script-src", "style-src", "img-src", "form-action"]
      .filter((name) => !directives.get(name)?.includes("'self'"))
      .map((name) => `has a policy without ${name} 'self'`),
    ...sources.filter((source) => loose.test(source)).map((source) => `has a policy with ${source}`),
    ...(mail ? [] : ["has a policy that keeps its form from sending"]),
  ];
}
