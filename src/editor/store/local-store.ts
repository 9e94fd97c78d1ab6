import { PlainError } from "../change/plain-error";
import { StaleError, type Store } from "./store";

const api = "/admin/api";

/** The content of the working directory, through the server of `npm start`: tools/editor/editor-server.ts. */
export function localStore(fetchHere: typeof fetch = (...request) => fetch(...request)): Store {
  async function send(path: string, request: RequestInit = {}): Promise<Response> {
    const response = await fetchHere(api + path, request).catch(() => {
      throw new PlainError(
        "The editor's server does not answer. Your words are kept in this browser. Is `npm start` running?",
      );
    });
    if (response.ok) return response;
    const { error } = await response.json().catch(() => ({}));
    if (response.status === 409) throw new StaleError();
    throw new PlainError(error ?? "The server could not do this; its terminal says why.");
  }

  const ask = async (path: string) => (await send(path)).json();

  return {
    read: () => ask("/content"),
    send: async (path, body) => {
      await send(`/picture${query({ path })}`, { method: "PUT", body });
    },
    publish: async (change, version) => {
      const headers = { "Content-Type": "application/json" };
      await send("/changes", { method: "POST", headers, body: JSON.stringify({ change, version }) });
    },
    shownWhen: "It is stored, and the pages follow in a few seconds.",
    // Gatsby makes pages in the process that this server is in.
    whyItWaits: "The pages of the last change are still being made; this is next.",
    history: (path) => ask(`/history${query({ path })}`),
    changed: (id) => ask(`/changed${query({ id })}`),
    picture: async (path) => (await send(`/picture${query({ path })}`)).blob(),
    thumbnail: (path) => `${api}/picture?path=${encodeURIComponent(path)}&small=yes`,
  };
}

/** The query parameters. JSON leaves out undefined ones. */
const query = (values: Readonly<Record<string, string | undefined>>) =>
  `?${new URLSearchParams(JSON.parse(JSON.stringify(values)))}`;
