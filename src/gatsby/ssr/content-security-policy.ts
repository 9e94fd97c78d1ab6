import { createHash } from "node:crypto";
import type { ReactElement } from "react";
import { mailSettings } from "../../quote-request/adapters/mail-settings";

interface InlineCode {
  type?: string;
  dangerouslySetInnerHTML?: { __html: string };
}

/** Emotion opens an empty style element in the browser and fills it through the CSSOM. */
const emptyStyle = "";

/**
 * What a page may run, show and ask for: its own files, exactly the inline scripts and styles of its head, and the mail
 * provider.
 */
export function contentSecurityPolicy(head: readonly ReactElement<object>[]): string {
  const texts = (element: "script" | "style") =>
    head.flatMap(({ type, props }) => {
      const { type: kind, dangerouslySetInnerHTML: code }: InlineCode = props;
      // Structured data is no script: https://www.w3.org/TR/CSP3/#script-src-inline
      return type === element && code && kind !== "application/ld+json" ? [code.__html] : [];
    });
  return [
    "default-src 'none'",
    `script-src 'self' ${hashes(texts("script"))}`,
    `style-src 'self' ${hashes([...texts("style"), emptyStyle])}`,
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
