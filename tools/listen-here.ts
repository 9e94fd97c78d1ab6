import type { Server } from "node:http";

/** Both are this machine and nobody else; some machines have only the second. */
const loopback = ["127.0.0.1", "::1"];

/** Lets a server answer this machine only, at a TCP port; 0 takes any free one. */
export async function listenHere(server: Server, port: number): Promise<Server> {
  const failures: Error[] = [];
  for (const host of loopback) {
    const failure = await listen(server, port, host);
    if (!failure) return server;
    if (failure.code !== "EADDRNOTAVAIL" && failure.code !== "EAFNOSUPPORT") throw failure;
    failures.push(failure);
  }
  throw failures[0] ?? new Error("This machine has no loopback address");
}

function listen(server: Server, port: number, host: string): Promise<NodeJS.ErrnoException | undefined> {
  return new Promise((done) => {
    const fail = (error: NodeJS.ErrnoException) => done(error);
    server.once("error", fail);
    server.listen(port, host, () => {
      server.off("error", fail);
      done(undefined);
    });
  });
}
