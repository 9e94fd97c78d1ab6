import { createHash } from "node:crypto";
import { attributeOf, type Element, elementsIn, type PageTree, textOf } from "../page-tree";
import type { SiteFacts } from "./read-site-facts";

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

/** The elements that give a page a policy, wherever they stand. */
function policyElements({ document }: PageTree): Element[] {
  return elementsIn(document, "meta").filter(
    (meta) => attributeOf(meta, "http-equiv")?.toLowerCase() === "content-security-policy",
  );
}

/** The sources of each directive of a page's policy. */
function policyOf(page: PageTree): ReadonlyMap<string, readonly string[]> {
  const [policy] = policyElements(page);
  const directives = (policy && attributeOf(policy, "content"))?.split(";") ?? [];
  return new Map(
    directives.map((directive) => {
      const [name = "", ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );
}

/** Structured data is no script: https://www.w3.org/TR/CSP3/#script-src-inline */
const isData = (type: string | undefined) => type?.trim().toLowerCase() === "application/ld+json";

/** The texts of the scripts that a page contains itself, its speculation rules included. */
function inlineScripts({ document }: PageTree): string[] {
  return elementsIn(document, "script")
    .filter((script) => attributeOf(script, "src") === undefined && !isData(attributeOf(script, "type")))
    .map(textOf);
}

/** The texts of its style elements. */
function inlineStyles({ document }: PageTree): string[] {
  return elementsIn(document, "style").map(textOf);
}

/** How a policy names an inline script or style: by its text. */
function hashSource(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
