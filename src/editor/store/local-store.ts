import { UserError } from "../site/user-error";
import { StaleError, type Store } from "./store";

const api = "/admin/api";

/** Reads and writes the working directory, through the server of `npm start` (tools/servers/editor-server.ts). */
export function localStore(fetchHere: typeof fetch = (...request) => fetch(...request)): Store {
  async function send(path: string, request: RequestInit = {}): Promise<Response> {
    const response = await fetchHere(api + path, request).catch(() => {
      throw new UserError(
        "The editor's server does not answer. Your words are kept in this browser. Is `npm start` running?",
      );
    });
    if (response.ok) return response;
    const { error } = await response.json().catch(() => ({}));
    if (response.status === 409) throw new StaleError();
    throw new UserError(error ?? "The server could not do this; its terminal says why.");
  }

  const ask = async (path: string) => (await send(path)).json();

  return {
    read: () => ask("/content"),
    write: async ({ files, pictures = [] }, version) => {
      const body = new FormData();
      body.append("change", JSON.stringify({ files, version }));
      for (const [path, bytes] of pictures) body.append(path, bytes);
      await send("/changes", { method: "POST", body });
    },
    shownWhen: "It is stored, and the pages follow in a few seconds.",
    thumbnail: (path) => `${api}/thumbnail?path=${encodeURIComponent(path)}`,
  };
}
