import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { createSecureServer, type Http2SecureServer } from "node:http2";
import { extname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";

const types: Readonly<Record<string, string>> = {
  ".avif": "image/avif",
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpeg": "image/jpeg",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".mjs": "text/javascript; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "application/xml",
};

/** Types that hosts compress; pictures and fonts are compressed already. */
const compressible = /^text\/|javascript|json|svg|xml/;

/**
 * Serves a folder of built files as hosts do, on this machine only: HTTP/2 over TLS, text in brotli, pages revalidated,
 * every other file kept for a year. All folders are served by the same rule, so that two sites can be compared.
 */
export async function serveAsHost(folder: string): Promise<Http2SecureServer> {
  const compressed = new Map<string, Buffer>();
  const server = createSecureServer({ ...selfSigned(), allowHTTP1: true }, (request, response) => {
    const { pathname } = new URL(request.url, "https://localhost");
    const found = fileAt(folder, decodeURIComponent(pathname));
    const file = found ?? join(folder, "404.html");
    const type = types[extname(file)] ?? "application/octet-stream";
    const headers: Record<string, string> = {
      "content-type": type,
      "cache-control": type.startsWith("text/html")
        ? "public, max-age=0, must-revalidate"
        : "public, max-age=31536000, immutable",
    };
    let body: Buffer = readFileSync(file);
    if (compressible.test(type)) {
      body = compressed.get(file) ?? brotliCompressSync(body);
      compressed.set(file, body);
      headers["content-encoding"] = "br";
    }
    response.writeHead(found ? 200 : 404, headers);
    response.end(body);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return server;
}

/** The file that a host answers with at an address; undefined where there is none. */
function fileAt(folder: string, pathname: string): string | undefined {
  const candidates = [pathname, `${pathname}.html`, join(pathname, "index.html")];
  return candidates
    .map((candidate) => join(folder, candidate))
    .find((file) => extname(file) !== "" && existsSync(file));
}

/** A certificate of one day for localhost; the browser that measures is told to accept it. */
function selfSigned(): { key: string; cert: string } {
  const key = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-keyout", "-"];
  const pem = execFileSync("openssl", ["req", "-x509", ...key, "-days", "1", "-subj", "/CN=localhost"], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });
  return { key: pem, cert: pem };
}
