import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { join } from "node:path";
import sirv from "sirv";
import { outbox } from "./outbox/outbox";

interface ServeOptions {
  /** TCP port; 0 takes any free one. */
  port: number;
  /** The built site. */
  folder: string;
  outboxFolder: string;
}

const hashed = /^\/(static\/|[^/]+-[0-9a-f]{20}\.(js|css)$)/;

/** Serves a built site as a static host would, on this machine only, with the outbox beside it. */
export function servePublic({ port, folder, outboxFolder }: ServeOptions): Promise<Server> {
  const mail = outbox(outboxFolder);
  const files = sirv(folder, {
    extensions: ["html"],
    setHeaders: (response, path) => {
      response.setHeader(
        "Cache-Control",
        hashed.test(path) ? "public, max-age=31536000, immutable" : "public, max-age=0, must-revalidate",
      );
      response.setHeader("X-Content-Type-Options", "nosniff");
      response.setHeader("Referrer-Policy", "strict-origin-when-cross-origin");
    },
  });
  const server = createServer((request, response) => {
    mail(request, response, (error) => {
      if (error) {
        response.writeHead(500, { "Content-Type": "text/plain; charset=utf-8" }).end(String(error));
        return;
      }
      files(request, response, () => {
        response.writeHead(404, { "Content-Type": "text/html; charset=utf-8" });
        response.end(readFileSync(join(folder, "404.html")));
      });
    });
  });
  return new Promise((started) => server.listen(port, "127.0.0.1", () => started(server)));
}
