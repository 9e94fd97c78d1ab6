import type { IncomingMessage, ServerResponse } from "node:http";

const loopback = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/;
const ownName = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * True for a request that comes from this machine and from a page of this server. The editor writes files, and the outbox shows
 * messages, without a password: another machine, a website that the developer visits (Origin), and a website whose name
 * was made to point here (Host) must do neither.
 */
export function isFromThisMachine({
  socket,
  headers,
}: Pick<IncomingMessage, "headers"> & { socket: { remoteAddress?: string | undefined } }): boolean {
  const { host = "", origin } = headers;
  return (
    loopback.test(socket.remoteAddress ?? "") &&
    ownName.test(host) &&
    (origin === undefined || [`http://${host}`, `https://${host}`].includes(origin))
  );
}

/**
 * Refuses requests from other machines. Returns true if it answered. No website may read the answers to others, which Gatsby
 * would allow, or show the editor in a frame.
 */
export function refuseOthers(request: IncomingMessage, response: ServerResponse): boolean {
  response.removeHeader("Access-Control-Allow-Origin");
  response.setHeader("Content-Security-Policy", "frame-ancestors 'none'");
  response.setHeader("X-Frame-Options", "DENY");
  if (isFromThisMachine(request)) return false;
  response.writeHead(403, { "Content-Type": "text/plain" }).end("Only this machine is answered");
  return true;
}
