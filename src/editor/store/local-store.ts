import { base64 } from "./base64";
import { type Content, type Draft, type PublishedChange, StaleError, type Store, StoreError } from "./store";

const api = "/admin/api";

/** The content of the working directory, through the server of `npm start`: tools/editor/editor-server.ts. */
export function localStore(fetchHere: typeof fetch = (...request) => fetch(...request)): Store {
  async function send(path: string, method = "GET", body?: unknown): Promise<Response> {
    const headers = { "Content-Type": "application/json" };
    const sent = body === undefined ? { method } : { method, headers, body: JSON.stringify(body) };
    const response = await fetchHere(api + path, sent).catch(() => {
      throw new StoreError(
        "The editor's server does not answer. Your words are kept in this browser. Is npm start running?",
        "offline",
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
    read: () => ask<Content>("/content"),
    publish: async ({ title, texts, pictures }, draft) => {
      const sent = await Promise.all(
        pictures.map(async (picture) =>
          picture.kind === "added" ? { ...picture, bytes: await base64(picture.bytes) } : picture,
        ),
      );
      await send("/changes", "POST", { change: { title, texts, pictures: sent }, draft });
      return {};
    },
    history: (path) => ask<PublishedChange[]>(`/history${query({ path })}`),
    changed: (id) => ask(`/changed${query({ id })}`),
    drafts: () => ask<Draft[]>("/drafts"),
    keepDraft: async (draft, pictures) => {
      const sent = [...pictures].map(async ([path, bytes]) => [path, await base64(bytes)]);
      return ask<Draft>("/drafts", "PUT", { draft, pictures: Object.fromEntries(await Promise.all(sent)) });
    },
    dropDraft: async (path) => {
      await send(`/drafts${query({ path })}`, "DELETE");
      return async () => {
        await send(`/drafts${query({ path })}`, "POST");
      };
    },
    picture: async (path, draft) => (await send(`/picture${query({ path, draft })}`)).blob(),
    thumbnail: (path) => `${api}/picture${query({ path, small: "yes" })}`,
  };
}

function query(values: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(values).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]]));
  return `?${new URLSearchParams(given)}`;
}
