import { servePublic } from "./serve-public";

/** Serves a built site while something is measured on it. */
export async function withSite<Result>(
  folder: string,
  outboxFolder: string,
  measure: (origin: string) => Promise<Result>,
): Promise<Result> {
  const server = await servePublic({ port: 0, folder, outboxFolder });
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("The server has no port");
  try {
    return await measure(`http://localhost:${address.port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
