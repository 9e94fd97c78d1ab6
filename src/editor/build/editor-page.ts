import { createHash } from "node:crypto";
import { fontFaces } from "../../theme/font-faces";
import type { EditorSettings } from "./production-settings";

/** The editor's page. */
export function editorPage(settings: EditorSettings): string {
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
<style>${fontFaces}</style>
</head>
<body>
<div id="editor" data-settings='${json}'></div>
<script type="module" src="/admin/start.js"></script>
</body>
</html>
`;
}

/** What react-aria writes into style elements: for its buttons and, on iOS, below its dialogs. */
const ariaStyles = [
  "@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}",
  "@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}",
];

/**
 * The owner's token lies in the page, so the fewer addresses it may ask, the fewer it can be sent to. Emotion fills its
 * style elements by script: all that stands in one is nothing.
 */
function policy({ store }: EditorSettings): string {
  const styles = ["", fontFaces, ...ariaStyles].map((text) => `'sha256-${hash(text)}'`);
  const proxy = store === "local" || !store.proxy ? [] : [new URL(store.proxy).origin];
  const asked = store === "local" ? [] : ["https://api.github.com", ...proxy];
  return [
    "default-src 'none'",
    "script-src 'self'",
    ["style-src 'self'", ...styles].join(" "),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    ["connect-src 'self'", ...asked].join(" "),
    "frame-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
  ].join("; ");
}

const hash = (text: string) => createHash("sha256").update(text).digest("base64");
