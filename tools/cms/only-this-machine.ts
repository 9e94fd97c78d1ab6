import type { IncomingMessage } from "node:http";

const loopback = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/;
const ownName = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * Whether a request comes from this machine and from a page of this server. The CMS writes files without a
 * password: another machine, a website that the developer visits (Origin), and a website whose name was made to point
 * here (Host) must not.
 */
export function isFromThisMachine({
  socket,
  headers,
}: Pick<IncomingMessage, "headers"> & { socket: { remoteAddress?: string | undefined } }): boolean {
  const { host = "", origin } = headers;
  return (
    loopback.test(socket.remoteAddress ?? "") &&
    ownName.test(host) &&
    (origin === undefined || origin === `http://${host}`)
  );
}
