/** @jest-environment node */

import { createServer, type OutgoingHttpHeaders, type Server } from "node:http";
import { gzipSync } from "node:zlib";
import { secureHostHeaders } from "../../src/publish/hosting/response-headers";
import { folderRedirects } from "../../src/routes/folder-redirects";
import { checkLive } from "../../tools/check-live/check-live";

let site: Record<string, { status?: number; headers?: OutgoingHttpHeaders; body?: string }>;
let server: Server;
let origin: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    const { status = 200, headers, body = "" } = site[request.url ?? ""] ?? { status: 404 };
    response
      .writeHead(status, { ...secureHostHeaders, "Content-Encoding": "gzip", ...headers })
      .end(gzipSync(body));
  });
  await new Promise<void>((started) => server.listen(0, "127.0.0.1", started));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
});

afterAll(() => server.close());

const page = (path: string) => ({
  headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "public, max-age=0" },
  body: `<meta http-equiv="Content-Security-Policy" content="default-src 'self'"/>
<link rel="canonical" href="${origin}${path}"/><meta property="og:image" content="${origin}/static/0/home.jpg"/>
<img src="/static/hall.avif"/><script src="/scripts/any-0a1b2c3d.js"></script>`,
});

const forAYear = { headers: { "Cache-Control": "public, max-age=31536000, immutable" } };
const movedTo = (Location: string) => ({ status: 301, headers: { Location } });

beforeEach(() => {
  const paths = ["/", "/areas/chelsea"];
  const places = paths.map((path) => `<loc>${origin}${path}</loc>`).join("");
  site = {
    ...Object.fromEntries(paths.map((path) => [path, page(path)])),
    "/sitemap-index.xml": { body: `<loc>${origin}/sitemap-0.xml</loc>` },
    "/sitemap-0.xml": { body: places },
    "/static/hall.avif": forAYear,
    "/scripts/any-0a1b2c3d.js": forAYear,
    "/static/0/home.jpg": forAYear,
    "/areas/chelsea/": movedTo(`${origin}/areas/chelsea`),
    ...Object.fromEntries(folderRedirects.map(({ from, to }) => [from, movedTo(to)])),
    "/robots.txt": { body: `User-agent: *\nAllow: /\nSitemap: ${origin}/sitemap-index.xml` },
  };
});

const chelsea = "/areas/chelsea";
const withHead = (tag: string) => ({ ...page(chelsea), body: page(chelsea).body + tag });
const withHeaders = (headers: OutgoingHttpHeaders) => ({
  ...page(chelsea),
  headers: { ...page(chelsea).headers, ...headers },
});

it("A site that is in order has no faults", async () => {
  expect(await checkLive(origin)).toEqual([]);
});

it("A preview may name the address that the site will have", async () => {
  for (const file of Object.values(site))
    file.body = file.body?.replaceAll(origin, "https://tiles.example") ?? "";
  expect(await checkLive(origin, "https://tiles.example")).toEqual([]);
});

it.each<[address: string, change: () => (typeof site)[string], should: string]>([
  ["/", () => withHeaders({ "X-Content-Type-Options": "" }), "the header X-Content"],
  ["/sitemap-index.xml", () => ({ status: 404 }), "name pages"],
  [
    "/sitemap-0.xml",
    () => ({ body: `${site["/sitemap-0.xml"]?.body}<loc>http://b.example/x</loc>` }),
    "below",
  ],
  [chelsea, () => ({ ...page(chelsea), status: 503 }), "answer 200, not 503"],
  [chelsea, () => withHeaders({ "Content-Type": "text/plain" }), "sent as text/html"],
  [chelsea, () => page("/other"), "say that its address is"],
  [chelsea, () => withHead('<meta name="robots" content="noindex"/>'), "noindex"],
  [chelsea, () => withHead('<img src="http://a.example/a.png"/>'), "nothing by http"],
  [
    chelsea,
    () => ({ ...page(chelsea), body: page(chelsea).body.replace("Security", "") }),
    "its security policy",
  ],
  [chelsea, () => withHeaders({ "Cache-Control": "max-age=600" }), "asked for again"],
  ["/static/hall.avif", () => ({}), "kept for a year"],
  ["/static/0/home.jpg", () => ({ status: 404 }), "be there"],
  ["/areas/chelsea/", () => page(chelsea), "lead to /areas/chelsea for good"],
  ["/.env", () => ({ body: "KEY=1" }), "shown to nobody"],
  ["/no-such-page", () => page("/no-such-page"), "answer 404"],
  ["/robots.txt", () => ({ body: `${site["/robots.txt"]?.body}\nDisallow: /` }), "not keep every robot out"],
])("%s is told where it does not do as it should (%#)", async (address, change, should) => {
  site[address] = change();
  expect(await checkLive(origin)).toContainEqual(
    expect.stringMatching(new RegExp(`^${address} should .*${should}`)),
  );
});
