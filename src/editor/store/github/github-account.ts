import type { Account } from "../store";

const key = "editor-token";

/** The signed-in person, by a token of their own. */
export interface GitHubAccount extends Account {
  token(): string | undefined;
}

export function githubAccount(browser: Window): GitHubAccount {
  const { localStorage, sessionStorage } = browser;
  const token = () => sessionStorage.getItem(key) ?? localStorage.getItem(key) ?? undefined;
  const signOut = () => {
    sessionStorage.removeItem(key);
    localStorage.removeItem(key);
  };
  const signIn = (copied: string, stay: boolean) => {
    signOut();
    // A copied token may have spaces or invisible characters in it, which no header may have.
    (stay ? localStorage : sessionStorage).setItem(key, copied.replace(/[^!-~]/g, ""));
  };
  return {
    token,
    isSignedIn: () => token() !== undefined,
    signIn,
    signOut,
  };
}
