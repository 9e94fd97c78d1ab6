import { StaleError, type Store, StoreError } from "./store";

const api = "/admin/api";

/** The content of the working directory, through the server of `npm start`: tools/editor/editor-server.ts. */
export function localStore(fetchHere: typeof fetch = (...request) => fetch(...request)): Store {
  async function send(path: string, request: RequestInit = {}): Promise<Response> {
    const response = await fetchHere(api + path, request).catch(() => {
      throw new StoreError(
        "The editor's server does not answer. Your words are kept in this browser. Is `npm start` running?",
      );
    });
    if (response.ok) return response;
    const { error } = await response.json().catch(() => ({}));
    if (response.status === 409) throw new StaleError();
    throw new StoreError(error ?? "The server could not do this; its terminal says why.");
  }

  const ask = async (path: string) => (await send(path)).json();

  async function write(path: string, method: "POST" | "PUT", body: object): Promise<void> {
    const headers = { "Content-Type": "application/json" };
    await send(path, { method, headers, body: JSON.stringify(body) });
  }

  return {
    read: () => ask("/content"),
    send: async (path, body) => {
      await send(`/picture${query({ path })}`, { method: "PUT", body });
    },
    publish: (change) => write("/changes", "POST", change),
    history: (path) => ask(`/history${query({ path })}`),
    changed: (id) => ask(`/changed${query({ id })}`),
    draft: () => ask("/draft"),
    keepDraft: (draft) => write("/draft", "PUT", draft),
    picture: async (path) => (await send(`/picture${query({ path })}`)).blob(),
    thumbnail: (path) => `${api}/picture${query({ path, small: "yes" })}`,
  };
}

/** The query parameters. JSON leaves out undefined ones. */
const query = (values: Readonly<Record<string, string | undefined>>) =>
  `?${new URLSearchParams(JSON.parse(JSON.stringify(values)))}`;
