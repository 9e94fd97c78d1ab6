import { type IncomingHttpHeaders, request } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

export interface Question {
  method?: string;
  headers?: Record<string, string>;
}

/** A server's answer. Redirects are not followed. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

const unpack = { br: brotliDecompressSync, gzip: gunzipSync };

/** Asks a server for an address, exactly as it is written: fetch and URL would tidy it up. */
export function ask(origin: string, path: string, { method = "GET", headers = {} }: Question = {}) {
  const { hostname: host, port } = new URL(origin);
  return new Promise<Answer>((answered, failed) => {
    request({ host, port, path, method, headers, agent: false, timeout: 30_000 }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("error", failed);
      response.on("end", () => {
        const body = Buffer.concat(parts);
        const packing = response.headers["content-encoding"];
        const isPacked = (packing === "br" || packing === "gzip") && body.length > 0;
        answered({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: String(isPacked ? unpack[packing](body) : body),
        });
      });
    })
      .on("error", failed)
      .end();
  });
}
