import type { Account } from "../store";

const key = "editor-token";

/** A person who signs in with a token of their own. */
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
    // A copied token may contain spaces or invisible characters, which a header must not have.
    (stay ? localStorage : sessionStorage).setItem(key, copied.replace(/[^!-~]/g, ""));
  };
  return {
    token,
    isSignedIn: () => token() !== undefined,
    signIn,
    signOut,
  };
}
