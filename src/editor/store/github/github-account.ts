import { z } from "zod";
import { type Account, StoreError } from "../store";
import type { GitHubApi } from "./github-api";
import { askSignInProxy } from "./sign-in-proxy";

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

const whoQuery = `query ($owner: String!, $name: String!) {
  viewer { login name } repository(owner: $owner, name: $name) { viewerPermission }
}`;

const whoSchema = z.object({
  viewer: z.object({ login: z.string(), name: z.string().nullish() }),
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
  async function known(): Promise<{ name: string }> {
    const { viewer, repository } = whoSchema.parse(await api.query(whoQuery));
    if (mayWrite.includes(repository.viewerPermission ?? "")) return { name: viewer.name || viewer.login };
    throw new StoreError(
      `${viewer.login} may read the site at GitHub, but not change it: ask whoever keeps it.`,
    );
  }

  async function signIn(token: string, stay: boolean): Promise<void> {
    kept.keep(token.trim(), stay);
    await known().catch((reason) => {
      if (!(reason instanceof StoreError && reason.reason === "offline")) kept.forget();
      throw reason;
    });
    kept.share();
  }

  return {
    who: () =>
      known().catch((reason) => {
        if (reason instanceof StoreError && reason.reason === "signed-out") return undefined;
        throw reason;
      }),
    signIn,
    ...(proxy && {
      signInAtHost: async (stay: boolean) => signIn(await askSignInProxy(browser, proxy), stay),
    }),
    signOut: kept.forget,
  };
}
