const key = "editor-token";

/** What of a window is used. */
export type Browser = Window & Pick<typeof globalThis, "BroadcastChannel">;

/**
 * Keeps the token of who is signed in: for this tab or, where they stay signed in, for this browser. Tabs whose sign-in has
 * ended take over that of another.
 */
export function session({ localStorage, sessionStorage, BroadcastChannel }: Browser) {
  const tabs = new BroadcastChannel(key);
  const token = () => sessionStorage.getItem(key) ?? localStorage.getItem(key) ?? undefined;
  const forget = () => {
    sessionStorage.removeItem(key);
    localStorage.removeItem(key);
  };
  tabs.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (typeof data === "string" && !token()) sessionStorage.setItem(key, data);
  };
  return {
    token,
    keep: (wanted: string, stay: boolean) => {
      forget();
      (stay ? localStorage : sessionStorage).setItem(key, wanted);
    },
    /** Called when GitHub has let somebody in. */
    share: () => tabs.postMessage(token()),
    forget,
  };
}
