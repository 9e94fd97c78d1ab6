import { type Content, type Draft, type PublishedChange, StaleError, type Store, StoreError } from "./store";

const api = "/admin/api";

/** The content of the working directory, through the server of `npm start`: tools/editor/editor-server.ts. */
export function localStore(fetchHere: typeof fetch = (...request) => fetch(...request)): Store {
  async function ask<Answer>(path: string, method = "GET", body?: unknown): Promise<Answer> {
    const headers = { "Content-Type": "application/json" };
    const sent = body === undefined ? { method } : { method, headers, body: JSON.stringify(body) };
    const response = await fetchHere(api + path, sent).catch(() => {
      throw new StoreError(
        "The editor's server does not answer. Your words are kept in this browser. Is npm start running?",
        "offline",
      );
    });
    const answer = await response.json().catch(() => ({}));
    if (response.status === 409) throw new StaleError(answer.stale);
    if (!response.ok)
      throw new StoreError(answer.error ?? "The server could not do this; its terminal says why.");
    return answer;
  }
  const query = (values: Record<string, string | undefined>) => {
    const given = Object.entries(values).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, value]],
    );
    return `?${new URLSearchParams(given)}`;
  };

  return {
    read: () => ask<Content>("/content"),
    publish: async ({ title, texts, pictures }, draft) => {
      const sent = await Promise.all(
        pictures.map(async (picture) =>
          picture.kind === "added" ? { ...picture, bytes: await base64(picture.bytes) } : picture,
        ),
      );
      await ask("/changes", "POST", { change: { title, texts, pictures: sent }, draft });
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
      await ask(`/drafts${query({ path })}`, "DELETE");
      return async () => {
        await ask(`/drafts${query({ path })}`, "POST");
      };
    },
    picture: async (path, draft) => {
      const response = await fetchHere(`${api}/picture${query({ path, draft })}`);
      if (!response.ok) throw new StoreError(`The picture ${path} is not there.`);
      return response.blob();
    },
    thumbnail: (path) => `${api}/picture${query({ path, small: "yes" })}`,
  };
}

/** The bytes as text, as JSON takes them. */
function base64(bytes: Blob): Promise<string> {
  return new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result).replace(/^[^,]*,/, ""));
    reader.onerror = () => failed(new StoreError("A picture could not be read."));
    reader.readAsDataURL(bytes);
  });
}
