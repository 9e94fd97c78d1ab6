import type { CmsBackend } from "./cms-config";
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

function policy({ backend }: CmsSettings): string {
  const { asked, pictures } = elsewhere(backend);
  return [
    "default-src 'none'",
    "script-src 'self' 'unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...pictures].join(" "),
    "font-src 'self' data:",
    ["connect-src 'self' blob:", ...asked].join(" "),
    "frame-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
  ].join("; ");
}

/**
 * Whom Decap asks, besides the site itself: decap-server is there, GitHub has three addresses, and those of other hosts
 * are not known here. The editor's token lies in the page, so the fewer there are, the fewer it can be sent to.
 */
function elsewhere({ name, base_url, api_root }: CmsBackend): { asked: string[]; pictures: string[] } {
  if (name === "proxy") return { asked: [], pictures: [] };
  if (name !== "github") return { asked: ["https:"], pictures: ["https:"] };
  const own = [base_url, api_root].flatMap((address) => (address ? [new URL(address).origin] : []));
  return {
    asked: ["https://api.github.com", "https://www.githubstatus.com", ...own],
    pictures: ["https://avatars.githubusercontent.com"],
  };
}
