import { createServer } from "node:net";
import { promisify } from "node:util";

/** A free port. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const address = server.address();
  await promisify(server.close.bind(server))();
  if (typeof address !== "object" || address === null) throw new Error("There is no free port");
  return address.port;
}
