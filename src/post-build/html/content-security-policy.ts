import { createElement, insertAfter } from "../../page-tree/change-elements";
import { attributeOf, elementsIn } from "../../page-tree/elements";
import { onlyOne } from "../../page-tree/only-one";
import type { PageTree } from "../../page-tree/page-tree";
import { hashSource, inlineScripts, inlineStyles } from "./inline-code";

/** Emotion opens empty style elements in the browser, for the next page's global styles too, and fills them through the CSSOM. */
const emptyStyle = "";

/** What a page may run, show and ask for: its own files, and exactly the inline scripts and styles that it contains. */
export function contentSecurityPolicy(page: PageTree, mailOrigin: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${hashes(inlineScripts(page))}`,
    `style-src 'self' ${hashes([...inlineStyles(page), emptyStyle])}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self'",
    `connect-src 'self' ${mailOrigin}`.trim(),
    "form-action 'self'",
    "base-uri 'none'",
  ].join("; ");
}

/** Gives the page its policy, which must come before everything that it governs. */
export function addContentSecurityPolicy(page: PageTree, mailOrigin: string): void {
  const charset = elementsIn(page.head, "meta").filter(
    (element) => attributeOf(element, "charset") !== undefined,
  );
  const content = contentSecurityPolicy(page, mailOrigin);
  insertAfter(onlyOne(page, "its charset", charset), [
    createElement("meta", { "http-equiv": "Content-Security-Policy", content }),
  ]);
}

function hashes(texts: readonly string[]): string {
  return [...new Set(texts.map(hashSource))].join(" ");
}
