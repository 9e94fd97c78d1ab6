import { createServer, type Server } from "node:http";
import { gzipSync } from "node:zlib";
import { cacheControl, secureHostHeaders } from "../../../src/post-build/hosting/response-headers";

export const website = "https://londontiling.example";
export const now = new Date("2026-11-21T12:00:00Z");

export interface SmallAnswer {
  status: number;
  headers: Record<string, string>;
  text: string;
}

/** What a test changes in an answer. */
export type Breakage = (address: string, answer: SmallAnswer) => SmallAnswer;

const page = (path: string) => `<!DOCTYPE html><head>
<meta http-equiv="Content-Security-Policy" content="default-src 'none'">
<link rel="canonical" href="${website}${path}">
<link rel="lazy" href="/app-01234567.js">
<meta property="og:image" content="${website}/share/home.jpg">
</head><img src="/static/hero.jpg" alt="">`;

const sitemap = (...paths: string[]) => paths.map((path) => `<loc>${website}${path}</loc>`).join("");

const files: Record<string, [type: string, text: string]> = {
  "/": ["text/html; charset=utf-8", page("/")],
  "/areas/chelsea": ["text/html; charset=utf-8", page("/areas/chelsea")],
  "/sitemap-index.xml": ["text/xml", sitemap("/sitemap-0.xml")],
  "/sitemap-0.xml": ["text/xml", sitemap("/", "/areas/chelsea")],
  "/robots.txt": ["text/plain", `User-agent: *\nAllow: /\nSitemap: ${website}/sitemap-index.xml\n`],
  "/.well-known/security.txt": ["text/plain", "Expires: 2027-11-20T12:00:00.000Z\n"],
  "/app-01234567.js": ["text/javascript", "app"],
  "/static/hero.jpg": ["image/jpeg", "hero"],
  "/share/home.jpg": ["image/jpeg", "home"],
};

const redirects: Record<string, string> = {
  "/areas/chelsea/": "/areas/chelsea",
  "/areas/chelsea.html": "/areas/chelsea",
  "/index.html": "/",
  "/areas": "/areas-covered",
  "/services": "/#services",
};

function rightAnswer(address: string): SmallAnswer {
  const headers = { ...secureHostHeaders, "Cache-Control": cacheControl(address), Vary: "Accept-Encoding" };
  const to = redirects[address];
  if (to) return { status: 301, headers: { ...headers, Location: to }, text: "" };
  const [type, text] = files[address] ?? ["text/html", "Page not found"];
  return { status: files[address] ? 200 : 404, headers: { ...headers, "Content-Type": type }, text };
}

/** A site of two pages on this machine, in which one thing may be broken. */
export async function serveSmallSite(broken: Breakage = (_address, answer) => answer): Promise<Server> {
  const server = createServer((request, response) => {
    const address = request.url ?? "/";
    const { status, headers, text } = broken(address, rightAnswer(address));
    const packs = headers["Content-Type"]?.startsWith("text/") && !("Not-Packed" in headers);
    response.writeHead(status, packs ? { ...headers, "Content-Encoding": "gzip" } : headers);
    response.end(packs ? gzipSync(text) : text);
  });
  await new Promise<void>((started) => server.listen(0, "127.0.0.1", started));
  return server;
}

export function originOf(server: Server): string {
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("The server has no port");
  return `http://127.0.0.1:${address.port}`;
}
