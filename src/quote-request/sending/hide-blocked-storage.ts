// @emailjs/browser 4.4.1 (es/store) looks for storage as it loads, and does not expect that a browser blocks it.
try {
  void globalThis.localStorage;
} catch {
  Object.defineProperty(globalThis, "localStorage", { value: undefined });
}

export {};
