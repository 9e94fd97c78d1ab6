import type { Decap, EntryMap } from "../../../src/cms/browser/decap";

type Listener = Parameters<Decap["registerEventListener"]>[0];

/** What Decap keeps of an entry that is being edited. */
export const entryOf = (draft: object): EntryMap => ({
  toJS: () => draft,
  get: (key) => new Map(Object.entries(draft)).get(key),
});

/** Decap's events, told by a test. */
export function fakeEvents() {
  const listeners: Listener[] = [];
  return {
    cms: { registerEventListener: (listener: Listener) => void listeners.push(listener) },
    tell: async (name: Listener["name"], draft: object) => {
      const told = listeners.filter((listener) => listener.name === name);
      for (const { handler } of told) await handler({ entry: entryOf(draft) });
      return told.length;
    },
  };
}

/** Has fetch answer with these texts, by address; anything else is not found. */
export function answerFetch(answers: Readonly<Record<string, unknown>>) {
  const asked = jest.fn(async (address: string, _request?: RequestInit) => {
    const answer = answers[address];
    return {
      ok: answer !== undefined,
      headers: { get: () => (typeof answer === "string" ? "text/plain" : "application/json; charset=utf-8") },
      json: async () => answer,
      text: async () => String(answer ?? ""),
    };
  });
  Object.assign(globalThis, { fetch: asked });
  return asked;
}
