import { createHash } from "node:crypto";
import { mailSettings } from "../quote-request/sending/mail-settings";

/**
 * The texts of a page's inline scripts and styles, in document order. Structured data does not count as a script:
 * https://www.w3.org/TR/CSP3/#script-src-inline
 */
export interface InlineCode {
  scripts: readonly string[];
  styles: readonly string[];
}

/** The empty style element that Emotion creates in the browser and fills through the CSSOM. */
const emptyStyle = "";

/** Writes a page's policy: it may use the site's own files, its own inline code, and the mail provider. */
export function contentSecurityPolicy({ scripts, styles }: InlineCode): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${hashes(scripts)}`,
    `style-src 'self' ${hashes([...styles, emptyStyle])}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self'",
    `connect-src 'self' ${mailSettings().origin}`.trim(),
    "form-action 'self'",
    "base-uri 'none'",
  ].join("; ");
}

/** The sources that allow these inline texts. */
function hashes(texts: readonly string[]): string {
  return texts.map((text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`).join(" ");
}
