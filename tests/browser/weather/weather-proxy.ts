import { createServer, type IncomingMessage, request, type Server } from "node:http";
import { siteAddress } from "../site-under-test";

/** Changes an answer between the site and the visitor. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  /** Bytes after which the connection ends; all of the body where it is missing. */
  cutAfter?: number;
}

export interface Weather {
  /** Maps a requested path to the site's path. Undefined if the file no longer exists. */
  asks?: (path: string) => string | undefined;
  changes?: (answer: Answer, path: string) => Answer;
}

export const fairWeather: Weather = {};

interface WeatherProxy {
  /** The address at which the visitor finds the site. */
  origin: string;
  /** The weather from now on. */
  turn(weather: Weather): void;
  stop(): Promise<void>;
}

/** Serves the built site at another address, with changes on the way. */
export async function startWeather(weather: Weather, host = "localhost"): Promise<WeatherProxy> {
  let now = weather;
  const server = createServer(async (asked, response) => {
    const path = asked.url ?? "/";
    const sitePath = now.asks ? now.asks(path) : path;
    const site = await ask(siteAddress + (sitePath ?? "/nothing-here"), asked);
    const { status, headers, body, cutAfter } = now.changes?.(site, path) ?? site;
    response.writeHead(status, { ...headers, "content-length": String(body.length) });
    if (cutAfter === undefined) response.end(asked.method === "HEAD" ? undefined : body);
    else response.write(body.subarray(0, cutAfter), () => response.destroy());
  });
  await new Promise<void>((started) => server.listen(0, host, started));
  return {
    origin: `http://${host === "::1" ? "[::1]" : host}:${portOf(server)}`,
    turn: (next) => {
      now = next;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((stopped) => server.close(stopped));
    },
  };
}

function portOf(server: Server): number {
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("The proxy has no port");
  return address.port;
}

/** Asks the site for uncompressed, complete files, so that the proxy can change them. */
function ask(address: string, asked: IncomingMessage): Promise<Answer> {
  const {
    "accept-encoding": _packing,
    "if-none-match": _tag,
    "if-modified-since": _time,
    ...kept
  } = asked.headers;
  return new Promise((answered, failed) => {
    const onward = request(address, { method: asked.method, headers: kept }, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.on("end", () =>
        answered({
          status: answer.statusCode ?? 502,
          headers: plain(answer.headers),
          body: Buffer.concat(parts),
        }),
      );
    });
    onward.on("error", failed);
    asked.pipe(onward);
  });
}

/** Headers of this connection only, not of the answer. */
const hopByHop = new Set(["connection", "keep-alive", "transfer-encoding", "content-length"]);

function plain(headers: IncomingMessage["headers"]): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      hopByHop.has(name) || value === undefined ? [] : [[name, String(value)]],
    ),
  );
}
