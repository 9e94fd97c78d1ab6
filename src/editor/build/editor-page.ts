import { fontFaces } from "../../theme/font-faces";
import { type EditorSettings, settingsId } from "./editor-settings";

/** The editor's page. Emotion writes styles into elements, and pictures that are being written are blobs. */
export function editorPage(settings: EditorSettings): string {
  const json = JSON.stringify(settings).replaceAll("<", "\\u003c");
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
<div id="editor"></div>
<script type="application/json" id="${settingsId}">${json}</script>
<script type="module" src="/admin/start.js"></script>
</body>
</html>
`;
}

/** The owner's token lies in the page, so the fewer addresses it may ask, the fewer it can be sent to. */
function policy({ store }: EditorSettings): string {
  const asked = store === "local" ? [] : ["https://api.github.com", "https://raw.githubusercontent.com"];
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    ["connect-src 'self' blob:", ...asked].join(" "),
    "frame-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
  ].join("; ");
}
