import { createHash } from "node:crypto";
import { attributeOf, elementsIn, textOf } from "../../page-tree/elements";
import type { PageTree } from "../../page-tree/page-tree";

/** Structured data is no script: https://www.w3.org/TR/CSP3/#script-src-inline */
const isData = (type: string | undefined) => type?.trim().toLowerCase() === "application/ld+json";

/** The texts of the scripts that a page contains itself, its speculation rules included. */
export function inlineScripts({ document }: PageTree): string[] {
  return elementsIn(document, "script")
    .filter((script) => attributeOf(script, "src") === undefined && !isData(attributeOf(script, "type")))
    .map(textOf);
}

/** The texts of its style elements. */
export function inlineStyles({ document }: PageTree): string[] {
  return elementsIn(document, "style").map(textOf);
}

/** How a policy names an inline script or style: by its text. */
export function hashSource(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
