import { once } from "node:events";
import { existsSync } from "node:fs";
import type { Server } from "node:http";
import { join, resolve } from "node:path";
import compression from "@polka/compression";
import express from "express";
import { cacheControl, securityHeaders } from "../../src/gatsby/host-files";
import { outbox } from "./outbox";
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
  const redirects = readRedirects(join(folder, "_redirects"));
  const isPage = (path: string) => existsSync(join(folder, `${path}.html`));
  const server = express()
    .disable("x-powered-by")
    .use((request, response, next) => {
      response.set(securityHeaders);
      const moved = redirectOf(redirects, request.url) ?? withoutSlash(request.url, isPage);
      if (moved) response.redirect(301, moved);
      else next();
    })
    .use(compression({ brotli: true, level: 9 }))
    .use(outbox(outboxFolder))
    .use((request, response, next) => {
      // Hosts do not serve _headers and _redirects, nor a page behind two slashes.
      if (/^\/[_/]/.test(request.url)) notFound(response);
      else {
        // /portfolio is a page, and a folder, too.
        if (isPage(request.path)) request.url = request.url.replace(request.path, `${request.path}.html`);
        next();
      }
    })
    .use(
      express.static(folder, {
        cacheControl: false,
        redirect: false,
        setHeaders: (response, file) =>
          response.set(
            "Cache-Control",
            cacheControl(file.slice(resolve(folder).length).replaceAll("\\", "/")),
          ),
      }),
    )
    .use((_request, response) => notFound(response))
    .listen(port, "127.0.0.1");
  await once(server, "listening");
  return server;

  function notFound(response: express.Response): void {
    response.status(404).sendFile(resolve(folder, "404.html"), (error) => {
      if (error) response.type("text").send("Not Found");
    });
  }
}

/** Hosts redirect a page's address with a trailing slash; undefined for all other addresses. */
function withoutSlash(url: string, isPage: (path: string) => boolean): string | undefined {
  const [, page, query = ""] = /^(\/[^/].*)\/(\?.*)?$/.exec(url) ?? [];
  return page && isPage(page) ? page + query : undefined;
}
