import { readdirSync } from "node:fs";
import { folderRedirects } from "../../src/routes/folder-redirects";
import type { Question } from "./ask";

/** A request, and what every host answers. */
export interface Request extends Question {
  /** In words. */
  what: string;
  path: string;
  status: readonly number[];
  /** Headers and what each must look like; undefined: it must not be there. */
  answers?: Readonly<Record<string, RegExp | undefined>>;
  shows?: RegExp;
  /** Hosts of whose local server this cannot be asked. `npm run check:live` asks their networks. */
  not?: readonly string[];
}

const files = readdirSync("public", { recursive: true, encoding: "utf8" }).sort();

/** The first file of the built site that looks so. */
function fileLike(pattern: RegExp): string {
  const file = files.find((name) => pattern.test(name));
  if (!file) throw new Error(`The built site has no file like ${pattern}: npm run build`);
  return `/${file}`;
}

const area = fileLike(/^areas\/[^/]+\.html$/).replace(/\.html$/, "");
const script = fileLike(/^scripts\/.+\.js$/);
const font = fileLike(/^fonts\/.*\.woff2$/);
const avif = fileLike(/^static\/.*\.avif$/);

const onNetworks = ["cloudflare", "netlify"];
const permanent = [301, 308];
const revalidated = /max-age=0/;
const forAYear = /max-age=31536000.*immutable/;

const page = (path: string): Request => ({
  what: `${path} answers at once and is asked for again`,
  path,
  status: [200],
  answers: {
    "content-type": /^text\/html; ?charset=utf-8$/i,
    "cache-control": revalidated,
    "cross-origin-resource-policy": /^same-origin$/,
    location: undefined,
  },
  shows: /<!DOCTYPE html>/i,
});

const leads = (path: string, to: string, not: readonly string[] = []): Request => ({
  what: `${path} leads to ${to} for good`,
  path,
  status: permanent,
  answers: { location: new RegExp(`${to.replace("?", "\\?")}$`) },
  not,
});

const missing = (path: string, not: readonly string[] = []): Request => ({
  what: `${path} is not found, and says so with our page`,
  path,
  status: [404],
  answers: { "cache-control": /^(?!.*immutable)/ },
  shows: /Page not found/,
  not,
});

const kept = (path: string, type: RegExp, time: RegExp): Request => ({
  what: `${path.replace(/.*\//, "…/")} has its type and its time`,
  path,
  status: [200],
  answers: { "content-type": type, "cache-control": time },
  // It sets times of its own.
  not: ["netlify"],
});

const packed = (path: string, packing: string): Request => ({
  what: `${path} comes packed by ${packing}`,
  path,
  headers: { "Accept-Encoding": packing },
  status: [200],
  answers: { "content-encoding": new RegExp(`^${packing}$`), vary: /accept-encoding/i },
  not: onNetworks,
});

export const requests: readonly Request[] = [
  ...["/", area, "/portfolio", "/areas-covered", `${area}?utm_source=flyer`].map(page),
  // Netlify shows a page under each of these names.
  leads(`${area}/`, area, ["netlify"]),
  leads(`${area}.html`, area, ["netlify"]),
  leads("/portfolio/", "/portfolio", ["netlify"]),
  leads(`${area}/?utm_source=flyer`, `${area}?utm_source=flyer`, ["netlify"]),
  leads("/index.html", "/", ["netlify"]),
  ...folderRedirects.map(({ from, to }) => leads(from, to)),
  ...["/nowhere", "/static/nothing.jpg", "/nowhere/", "/areas/atlantis.html"].map((path) => missing(path)),
  ...["/static", "/static/"].map((path) => ({ ...missing(path), what: `${path} is not listed` })),
  ...["/_headers", "/_redirects"].map((path) => missing(path, onNetworks)),
  ...["/.git/config", "/.env", "/webpack.stats.json", `${script}.map`].map((path) => missing(path)),
  missing(`${script}.br`, onNetworks),
  {
    what: "Nothing outside the folder is shown",
    path: "/..%2fpackage.json",
    status: [400, 404],
  },
  {
    what: "No address leads to another site",
    path: "//portfolio/",
    status: [...permanent, 400, 404],
    answers: { location: /^(?!\/\/)/ },
    not: ["netlify"],
  },
  { what: "HEAD answers without a body", path: area, method: "HEAD", status: [200], shows: /^$/ },
  ...["POST", "PUT", "DELETE", "OPTIONS", "TRACE"].map((method) => ({
    what: `${method} is refused`,
    path: area,
    method,
    status: [405],
    answers: { allow: /GET, ?HEAD/ },
    not: onNetworks,
  })),
  kept(avif, /^image\/avif$/, forAYear),
  kept(fileLike(/^static\/.*\.webp$/), /^image\/webp$/, forAYear),
  kept(script, /^(text|application)\/javascript/, forAYear),
  kept(font, /^font\/woff2$/, forAYear),
  kept("/OFL.txt", /^text\/plain/, revalidated),
  kept("/manifest.webmanifest", /^application\/manifest\+json/, revalidated),
  kept("/favicon.svg", /^image\/svg\+xml/, revalidated),
  kept("/robots.txt", /^text\/plain/, revalidated),
  kept("/sitemap-index.xml", /^(text|application)\/xml/, revalidated),
  ...["gzip", "br"].map((packing) => packed(area, packing)),
  packed(script, "br"),
];
