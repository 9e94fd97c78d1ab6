/**
 * The media type of each kind of file that the site has, by the end of its name. Hosts' own lists are older: nginx 1.22
 * knows neither AVIF nor the manifest, and Caddy takes the machine's.
 */
export const mediaTypes: Readonly<Record<string, string>> = {
  html: "text/html",
  css: "text/css",
  txt: "text/plain",
  xml: "text/xml",
  js: "text/javascript",
  json: "application/json",
  yml: "text/yaml",
  webmanifest: "application/manifest+json",
  svg: "image/svg+xml",
  avif: "image/avif",
  webp: "image/webp",
  jpg: "image/jpeg",
  png: "image/png",
  ico: "image/x-icon",
  woff2: "font/woff2",
};

/** Kinds of files that become smaller when packed; pictures and fonts are packed already. */
export const packableEndings = ["html", "css", "txt", "xml", "js", "json", "yml", "webmanifest", "svg"];

/** Text says in which letters it is written; JSON and SVG say it themselves. */
export function contentType(ending: string): string {
  const type = mediaTypes[ending] ?? "application/octet-stream";
  return type.startsWith("text/") ? `${type}; charset=utf-8` : type;
}
