import { createServer } from "node:net";

/** A port of this machine that nobody uses. */
export function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((found) =>
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => found(typeof address === "object" && address ? address.port : 0));
    }),
  );
}
