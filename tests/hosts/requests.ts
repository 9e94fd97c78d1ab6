import { readdirSync } from "node:fs";
import type { Question } from "../../tools/check-live/ask";

/** One line of the matrix: a request, and what every host answers. */
export interface Request extends Question {
  /** In words. */
  what: string;
  path: string;
  status: readonly number[];
  /** Headers and what each must look like; undefined: it must not be there. */
  answers?: Readonly<Record<string, RegExp | undefined>>;
  shows?: RegExp;
  /** Hosts of which this cannot be asked, and why. */
  exceptions?: Readonly<Record<string, string>>;
}

const files = readdirSync("public", { recursive: true, encoding: "utf8" }).sort();

/** The first file of the built site that looks so. */
function fileLike(pattern: RegExp): string {
  const file = files.find((name) => pattern.test(name));
  if (!file) throw new Error(`The built site has no file like ${pattern}: npm run build`);
  return `/${file}`;
}

const area = fileLike(/^areas\/[^/]+\.html$/).replace(/\.html$/, "");
const service = fileLike(/^services\/[^/]+\.html$/).replace(/\.html$/, "");
const script = fileLike(/^app-[0-9a-f]+\.js$/);
const font = fileLike(/^fonts\/.*\.woff2$/);
const avif = fileLike(/^static\/.*\.avif$/);

const ok = [200];
const permanent = [301, 308];
const notFound = [404];
const revalidated = /max-age=0/;
const forAYear = /max-age=31536000.*immutable/;
const ownPages = { "cross-origin-resource-policy": /^same-origin$/ };
const ourPage = /Page not found/;

const leads = (path: string, to: RegExp, more: Partial<Request> = {}): Request => ({
  what: `${path} leads for good to ${to.source}`,
  path,
  status: permanent,
  answers: { location: to },
  ...more,
});

const missing = (path: string, more: Partial<Request> = {}): Request => ({
  what: `${path} is not found, and says so with our page`,
  path,
  status: notFound,
  shows: ourPage,
  ...more,
});

const page = (path: string): Request => ({
  what: `${path} answers at once and is asked for again`,
  path,
  status: ok,
  answers: {
    "content-type": /^text\/html; ?charset=utf-8$/i,
    "cache-control": revalidated,
    location: undefined,
  },
  shows: /<!DOCTYPE html>/i,
});

const typed = (path: string, type: RegExp, more: Partial<Request> = {}): Request => ({
  what: `${path.replace(/.*\//, "…/")} has the type ${type.source}`,
  path,
  status: ok,
  answers: { "content-type": type },
  ...more,
});

const servedAsIs = {
  cloudflare: "uploads every file; nothing links to the copies",
  netlify: "as Cloudflare",
};
const packsItself = {
  cloudflare: "its network packs, its local server does not",
  netlify: "its network packs, its local server does not",
};
const answersForTheHost = {
  cloudflare: "refuses without saying what is allowed, and its local server does not answer TRACE",
  netlify: "its local server answers as if it were GET",
};
const keepsForItself = {
  cloudflare: "its local server answers 502; the file is not shown",
  netlify: "its local server hands out every file",
};
/** Of its network nobody could ask: npm run check:live does, once the site is there. */
const namesPagesLoosely = { netlify: "its local server shows a page under each of these names" };
const ownTimes = { netlify: "its local server sets its own times" };

const packed = (path: string, packing: string): Request => ({
  what: `${path.replace(/-[0-9a-f]+(?=\.)/, "-…")} comes packed by ${packing}`,
  exceptions: packsItself,
  path,
  headers: { "Accept-Encoding": packing },
  status: ok,
  answers: { "content-encoding": new RegExp(`^${packing}$`), vary: /accept-encoding/i },
});

const refused = (method: string, more: Partial<Request> = {}): Request => ({
  what: `${method} is refused`,
  path: area,
  method,
  status: [405],
  answers: { allow: /GET, ?HEAD/ },
  ...more,
});

export const requests: readonly Request[] = [
  ...["/", area, service, "/portfolio", "/areas-covered", `${area}?utm_source=flyer`].map(page),
  leads(`${area}/`, new RegExp(`${area}$`), { exceptions: namesPagesLoosely }),
  leads(`${area}.html`, new RegExp(`${area}$`), { exceptions: namesPagesLoosely }),
  leads("/portfolio/", /\/portfolio$/, { exceptions: namesPagesLoosely }),
  leads("/portfolio.html", /\/portfolio$/, { exceptions: namesPagesLoosely }),
  leads(`${area}/?utm_source=flyer`, new RegExp(`${area}\\?utm_source=flyer$`), {
    exceptions: namesPagesLoosely,
  }),
  leads("/index.html", /\/$/, { exceptions: namesPagesLoosely }),
  leads("/areas", /\/areas-covered$/),
  leads("/services", /\/#services$/),
  ...["/nowhere", "/areas/atlantis", "/static/nothing.jpg", "/nowhere/", "/areas/atlantis.html"].map((path) =>
    missing(path),
  ),
  missing("/static", { what: "No folder is listed", path: "/static" }),
  missing("/static/", { what: "No folder is listed, with a slash" }),
  ...["/_headers", "/_redirects"].map((path) => missing(path, { exceptions: keepsForItself })),
  ...["/.git/config", "/.env", "/webpack.stats.json"].map((path) => missing(path)),
  missing(`${script}.map`, { what: "No source map is there" }),
  missing(`${script}.br`, { what: "A packed copy has no address of its own", exceptions: servedAsIs }),
  missing("/..%2fpackage.json", {
    what: "Nothing outside the folder is shown",
    status: [400, 404],
    shows: /./,
  }),
  {
    what: "No address leads to another site",
    path: "//portfolio/",
    status: [...permanent, 400, 404],
    answers: { location: /^(?!\/\/)/ },
    exceptions: namesPagesLoosely,
  },
  { what: "HEAD answers without a body", path: area, method: "HEAD", status: ok, shows: /^$/ },
  ...["POST", "PUT", "DELETE", "OPTIONS", "TRACE"].map((method) =>
    refused(method, { exceptions: answersForTheHost }),
  ),
  typed(avif, /^image\/avif$/),
  typed(fileLike(/^static\/.*\.webp$/), /^image\/webp$/),
  typed("/manifest.webmanifest", /^application\/manifest\+json/),
  typed(font, /^font\/woff2$/),
  typed(script, /^(text|application)\/javascript/),
  typed("/favicon.svg", /^image\/svg\+xml/),
  typed("/robots.txt", /^text\/plain/),
  typed("/sitemap-index.xml", /^(text|application)\/xml/),
  typed("/.well-known/security.txt", /^text\/plain; ?charset=utf-8/i),
  {
    what: "A picture is kept for a year",
    path: avif,
    status: ok,
    answers: { "cache-control": forAYear },
    exceptions: ownTimes,
  },
  {
    what: "A hashed script is kept for a year",
    path: script,
    status: ok,
    answers: { "cache-control": forAYear },
    exceptions: ownTimes,
  },
  {
    what: "The font is kept for a year, and is for our own pages",
    path: font,
    status: ok,
    answers: { "cache-control": forAYear, ...ownPages },
    exceptions: ownTimes,
  },
  ...["/early.js", "/fresh-page.js", "/fonts/OFL.txt"].map((path) => ({
    what: `${path}, whose name never changes, is asked for again`,
    path,
    status: ok,
    answers: { "cache-control": revalidated, ...ownPages },
  })),
  {
    what: "/.well-known/security.txt is asked for again, and is for our own pages",
    path: "/.well-known/security.txt",
    status: ok,
    answers: { "cache-control": revalidated, ...ownPages },
  },
  {
    what: "What is missing is not kept",
    path: "/static/nothing.jpg",
    status: notFound,
    answers: { "cache-control": /^(?!.*immutable)/ },
  },
  {
    what: "A page's data is asked for again",
    path: "/page-data/index/page-data.json",
    status: ok,
    answers: { "cache-control": revalidated },
  },
  packed(area, "gzip"),
  packed(area, "br"),
  packed(script, "br"),
  packed("/page-data/index/page-data.json", "gzip"),
];
