import { once } from "node:events";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { join } from "node:path";
import compression from "@polka/compression";
import sirv from "sirv";
import { cacheControl, securityHeaders } from "../../src/publish/hosting/response-headers";
import { outbox } from "../outbox/outbox";
import { readRedirects, redirectOf } from "./redirects";

interface ServeOptions {
  /** TCP port; 0 takes any free one. */
  port: number;
  /** The built site. */
  folder: string;
  outboxFolder: string;
}

/** Serves a built site as a static host would, on this machine only, together with the outbox. */
export async function servePublic({ port, folder, outboxFolder }: ServeOptions): Promise<Server> {
  const mail = outbox(outboxFolder);
  const compress = compression({ brotli: true, level: 9 });
  const redirects = readRedirects(join(folder, "_redirects"));
  const files = sirv(folder, {
    dev: true, // Looks at the disk for each request: a build beside it removes and adds files.
    extensions: ["html"],
    setHeaders: (response, path) => response.setHeader("Cache-Control", cacheControl(path)),
  });
  const server = createServer((request, response) => {
    delete request.headers.range; // Nothing here is long; sirv ends the whole server at 'bytes=5-2' (3.0.2).
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
    const { url = "/" } = request;
    const moved = redirectOf(redirects, url) ?? withoutSlash(folder, url);
    if (moved) {
      response.writeHead(301, { Location: moved }).end();
      return;
    }
    // A file that vanishes between the look and the reading ends this answer, and not the server.
    response.on("pipe", (file) => file.on("error", () => response.destroy()));
    compress(request, response);
    mail(request, response, (error) => {
      if (error) {
        response.writeHead(500, { "Content-Type": "text/plain; charset=utf-8" }).end(String(error));
        return;
      }
      const notFound = async () => {
        const page = await readFile(join(folder, "404.html")).catch(() => "Not Found");
        response.writeHead(404, { "Content-Type": "text/html; charset=utf-8" }).end(page);
      };
      // Hosts do not serve _headers and _redirects, nor a page behind two slashes.
      if (/^\/[_/]/.test(url)) void notFound();
      else files(request, response, notFound);
    });
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return server;
}

/** Hosts redirect a page's address with a trailing slash; undefined for all other addresses. */
function withoutSlash(folder: string, url: string): string | undefined {
  const [, page, query = ""] = /^(\/[^/].*)\/(\?.*)?$/.exec(url) ?? [];
  return page && existsSync(join(folder, `${page}.html`)) ? page + query : undefined;
}
