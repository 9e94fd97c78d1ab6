import { createHash } from "node:crypto";
import { mailSettings } from "../quote-request/adapters/mail-settings";

/** The texts of a page's inline code, in its order. Structured data is no script: https://www.w3.org/TR/CSP3/#script-src-inline */
export interface InlineCode {
  scripts: readonly string[];
  styles: readonly string[];
}

/** Emotion opens an empty style element in the browser and fills it through the CSSOM. */
const emptyStyle = "";

/** A page may use its own files, exactly its inline code, and the mail provider. */
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

function hashes(texts: readonly string[]): string {
  return texts.map((text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`).join(" ");
}
