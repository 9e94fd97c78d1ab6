import { z } from "zod";
import { type Account, StoreError } from "../store";
import type { GitHubApi } from "./github-api";
import { askSignInProxy } from "./sign-in-proxy";

const key = "editor-token";

/** Keeps the token of who is signed in: for this tab or, where they stay signed in, for this browser. */
export function session({ localStorage, sessionStorage }: Window) {
  const forget = () => {
    sessionStorage.removeItem(key);
    localStorage.removeItem(key);
  };
  return {
    token: () => sessionStorage.getItem(key) ?? localStorage.getItem(key) ?? undefined,
    keep: (token: string, stay: boolean) => {
      forget();
      (stay ? localStorage : sessionStorage).setItem(key, token);
    },
    forget,
  };
}

const whoQuery = `query ($owner: String!, $name: String!) {
  viewer { login } repository(owner: $owner, name: $name) { viewerPermission }
}`;

const whoSchema = z.object({
  viewer: z.object({ login: z.string() }),
  repository: z.object({ viewerPermission: z.string().nullable() }),
});

const mayWrite = ["ADMIN", "MAINTAIN", "WRITE"];

/** Whoever signs in, by a token of their own or through a proxy. */
export function githubAccount(
  api: GitHubApi,
  kept: ReturnType<typeof session>,
  browser: Window,
  proxy: string | undefined,
): Account {
  async function signIn(token: string, stay: boolean): Promise<void> {
    kept.keep(token, stay);
    try {
      const { viewer, repository } = whoSchema.parse(await api.query(whoQuery));
      if (!mayWrite.includes(repository.viewerPermission ?? ""))
        throw new StoreError(
          `${viewer.login} may read the site on GitHub, but not change it: ask whoever looks after it.`,
        );
    } catch (reason) {
      kept.forget();
      throw reason;
    }
  }

  return {
    isSignedIn: () => kept.token() !== undefined,
    signIn,
    ...(proxy && {
      signInAtHost: async (stay: boolean) => signIn(await askSignInProxy(browser, proxy), stay),
    }),
    signOut: kept.forget,
  };
}
