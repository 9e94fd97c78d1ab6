import type { IncomingMessage } from "node:http";
import type { RequestHandler } from "express";

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
 * Refuses requests from elsewhere. The headers keep a website from reading the answers, which Gatsby's own header would allow, and
 * from showing the editor in a frame.
 */
export const refuseOthers: RequestHandler = (request, response, next) => {
  response.removeHeader("Access-Control-Allow-Origin");
  response.set({ "Content-Security-Policy": "frame-ancestors 'none'", "X-Frame-Options": "DENY" });
  if (isFromThisMachine(request)) next();
  else response.status(403).type("text").send("Only this machine is answered");
};
