import type { Account } from "../store";

const key = "editor-token";

/** Whoever is signed in, by a token of their own. */
export interface GitHubAccount extends Account {
  token(): string | undefined;
}

export function githubAccount({ localStorage, sessionStorage }: Window): GitHubAccount {
  const token = () => sessionStorage.getItem(key) ?? localStorage.getItem(key) ?? undefined;
  const signOut = () => {
    sessionStorage.removeItem(key);
    localStorage.removeItem(key);
  };
  return {
    token,
    isSignedIn: () => token() !== undefined,
    signIn: (token, stay) => {
      signOut();
      (stay ? localStorage : sessionStorage).setItem(key, token);
    },
    signOut,
  };
}
