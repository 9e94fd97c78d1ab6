import { createHash } from "node:crypto";

/** Emotion opens an empty style element in the browser and fills it through the CSSOM. */
const emptyStyle = "";

/** Structured data is no script and needs no hash. */
const inlineScript = /<script(?![^>]*\b(?:src=|type="application\/ld\+json"))[^>]*>(.*?)<\/script>/gs;
const inlineStyle = /<style[^>]*>(.*?)<\/style>/gs;

/** What a page may run, show and ask for: its own files, and exactly the inline scripts and styles that it contains. */
export function contentSecurityPolicy(html: string, mailOrigin: string): string {
  const scripts = [...html.matchAll(inlineScript)].map(([, text = ""]) => text);
  const styles = [...html.matchAll(inlineStyle)].map(([, text = ""]) => text);
  return [
    "default-src 'none'",
    `script-src 'self' ${hashes(scripts)}`,
    `style-src 'self' ${hashes([...styles, emptyStyle])}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self'",
    `connect-src 'self' ${mailOrigin}`.trim(),
    "form-action 'self'",
    "base-uri 'none'",
  ].join("; ");
}

/** The page with its policy, which must come before everything that it governs. */
export function addContentSecurityPolicy(html: string, mailOrigin: string): string {
  const policy = contentSecurityPolicy(html, mailOrigin);
  return html.replace(
    '<meta charSet="utf-8"/>',
    (first) => `${first}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
  );
}

function hashes(texts: readonly string[]): string {
  const all = texts.map((text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);
  return [...new Set(all)].join(" ");
}
