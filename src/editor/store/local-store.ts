import { base64 } from "./base64";
import { StaleError, type Store, StoreError } from "./store";

const api = "/admin/api";

/** The content of the working directory, through the server of `npm start`: tools/editor/editor-server.ts. */
export function localStore(fetchHere: typeof fetch = (...request) => fetch(...request)): Store {
  async function send(path: string, method = "GET", body?: object): Promise<Response> {
    const headers = { "Content-Type": "application/json" };
    const sent = body ? { method, headers, body: JSON.stringify(body) } : { method };
    const response = await fetchHere(api + path, sent).catch(() => {
      throw new StoreError(
        "The editor's server does not answer. Your words are kept in this browser. Is `npm start` running?",
      );
    });
    if (response.ok) return response;
    const { stale, error } = await response.json().catch(() => ({}));
    if (stale) throw new StaleError(stale);
    throw new StoreError(error ?? "The server could not do this; its terminal says why.");
  }

  const ask = async <Answer>(...request: Parameters<typeof send>): Promise<Answer> =>
    (await send(...request)).json();

  return {
    read: () => ask("/content"),
    publish: async ({ bytes, ...change }, draft) =>
      ask("/changes", "POST", { change, bytes: await inBase64(bytes), draft }),
    history: (path) => ask(`/history${query({ path })}`),
    changed: (id) => ask(`/changed${query({ id })}`),
    draft: () => ask("/draft"),
    keepDraft: async (draft, pictures) => {
      await send("/draft", "PUT", { draft, pictures: await inBase64(pictures) });
    },
    picture: async (path) => (await send(`/picture${query({ path })}`)).blob(),
    thumbnail: (path) => `${api}/picture${query({ path, small: "yes" })}`,
  };
}

async function inBase64(pictures: ReadonlyMap<string, Blob> = new Map()): Promise<Record<string, string>> {
  const sent = [...pictures].map(async ([path, bytes]) => [path, await base64(bytes)]);
  return Object.fromEntries(await Promise.all(sent));
}

/** What stands behind the ?; JSON leaves out what is undefined. */
const query = (values: Readonly<Record<string, string | undefined>>) =>
  `?${new URLSearchParams(JSON.parse(JSON.stringify(values)))}`;
