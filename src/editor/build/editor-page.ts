import { createHash } from "node:crypto";
import { swappingFontFaces } from "../../theme/font-faces";
import type { StoreSettings } from "./production-settings";

export function editorPage(settings: StoreSettings): string {
  const json = JSON.stringify(settings).replaceAll("&", "&amp;").replaceAll("'", "&#39;");
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy(settings)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Edit the site</title>
<link rel="icon" href="/favicon.svg">
<style>${swappingFontFaces}</style>
</head>
<body>
<div id="editor" data-settings='${json}'><p>The editor opens. If it does not appear, allow scripts for this page, or use a newer browser.</p></div>
<script type="module" src="/admin/start.js"></script>
</body>
</html>
`;
}

/**
 * The page holds the owner's token, so it may connect to as few addresses as possible. Emotion fills its
 * style elements by script, so the only allowed inline style is the empty one.
 */
function policy(settings: StoreSettings): string {
  const origins = settings === "local" ? [] : ["https://api.github.com"];
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${hashOf("")} ${hashOf(swappingFontFaces)}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    ["connect-src 'self'", ...origins].join(" "),
    "frame-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
  ].join("; ");
}

const hashOf = (style: string) => `'sha256-${createHash("sha256").update(style).digest("base64")}'`;
