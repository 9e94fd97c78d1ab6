import { type CmsSettings, settingsId } from "./cms-settings";

/**
 * The CMS's page. Its policy lets Decap do what no page of the site may: compile its schemas (ajv) and write
 * styles into elements.
 */
export function cmsPage(settings: CmsSettings): string {
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
<link rel="stylesheet" href="/admin/screen.css">
</head>
<body>
<script type="application/json" id="${settingsId}">${json}</script>
<script src="/admin/manual-init.js"></script>
<script src="/admin/decap-cms.js"></script>
<script src="/admin/start.js"></script>
</body>
</html>
`;
}

/** Decap calls the git host's API, whose address depends on the host; locally it calls no other server. */
function policy({ backend }: CmsSettings): string {
  const elsewhere = backend.name === "proxy" ? "" : " https:";
  return [
    "default-src 'none'",
    "script-src 'self' 'unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${elsewhere}`,
    "font-src 'self' data:",
    `connect-src 'self' blob:${elsewhere}`,
    "frame-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
  ].join("; ");
}
