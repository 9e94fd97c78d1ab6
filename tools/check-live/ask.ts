import { request as httpRequest, type IncomingHttpHeaders } from "node:http";
import { request as httpsRequest } from "node:https";
import type { TLSSocket } from "node:tls";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

export interface Question {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** What a server said, as it said it: no redirect is followed. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  /** When the certificate ends; without TLS there is none. */
  certificateEnds?: Date;
}

/** Longer than any visitor waits. */
const patience = 30_000;

/** Asks a server for an address, exactly as it is written: fetch and URL would tidy it up. */
export function ask(origin: string, path: string, { method = "GET", headers = {}, body }: Question = {}) {
  const { protocol, hostname, port } = new URL(origin);
  const request = protocol === "https:" ? httpsRequest : httpRequest;
  // An IPv6 address stands in brackets in an address, and nowhere else.
  const host = hostname.replace(/^\[|\]$/g, "");
  return new Promise<Answer>((answered, failed) => {
    const asked = request(
      { host, port, path, method, headers, agent: false, timeout: patience },
      (response) => {
        const socket = response.socket as TLSSocket;
        const end = socket.encrypted ? socket.getPeerCertificate().valid_to : undefined;
        const parts: Buffer[] = [];
        response.on("data", (part: Buffer) => parts.push(part));
        response.on("error", failed);
        response.on("end", () =>
          answered({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(parts),
            ...(end ? { certificateEnds: new Date(end) } : {}),
          }),
        );
      },
    );
    asked.on("timeout", () => asked.destroy(new Error(`no answer in ${patience / 1000} seconds`)));
    asked.on("error", failed);
    asked.end(body);
  });
}

/** The text of an answer, unpacked where it came packed. */
export function textOf({ headers, body }: Answer): string {
  const packing = headers["content-encoding"];
  if (packing === "br") return brotliDecompressSync(body).toString();
  if (packing === "gzip") return gunzipSync(body).toString();
  return body.toString();
}
