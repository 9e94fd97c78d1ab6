const key = "editor-token";

/** Keeps the token of who is signed in: for this tab or, where they stay signed in, for this browser. */
export function session(browser: Pick<Window, "localStorage" | "sessionStorage">) {
  const forget = () => {
    browser.sessionStorage.removeItem(key);
    browser.localStorage.removeItem(key);
  };
  return {
    token: () => browser.sessionStorage.getItem(key) ?? browser.localStorage.getItem(key) ?? undefined,
    keep: (token: string, stay: boolean) => {
      forget();
      (stay ? browser.localStorage : browser.sessionStorage).setItem(key, token);
    },
    forget,
  };
}
