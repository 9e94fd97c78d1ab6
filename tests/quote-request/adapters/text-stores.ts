import type { TextStore } from "../../../src/quote-request/adapters/attempt-store";

/** A storage that keeps texts in memory; `texts` shows what is in it. */
export function fakeStore(texts = new Map<string, string>()) {
  const store: TextStore = {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, value) => void texts.set(key, value),
  };
  return { store, open: () => store, texts };
}

const refuse = (): never => {
  throw new DOMException("The operation is insecure.", "SecurityError");
};

/** Storages that fail in the ways of browsers. */
export const brokenStorages: [situation: string, openStore: () => TextStore][] = [
  ["the browser blocks the storage itself", refuse],
  ["reading is refused", () => ({ ...fakeStore().store, getItem: refuse })],
  ["writing is refused", () => ({ ...fakeStore().store, setItem: refuse })],
  ["everything is refused", () => ({ getItem: refuse, setItem: refuse })],
];
