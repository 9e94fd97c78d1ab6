import * as z from "zod";
import { parseJson } from "../../../content/reading/parse-json";
import { type Account, StoreError } from "../store";
import type { GitHubApi } from "./github-api";

const key = "editor-token";

/** Keeps the token of who is signed in: for this tab or, if they stay signed in, for this browser. */
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

const answer = /^authorization:github:(success|error):(.*)$/s;

const handedOver = z.object({ value: z.object({ token: z.string().min(1) }) });

/**
 * Signs in at GitHub through a proxy that speaks Decap's protocol, in a window of its own; gives back the token. Only
 * messages from the proxy's own origin, and from that window, count. https://decapcms.org/docs/external-oauth-clients
 */
export function askSignInProxy(browser: Window, proxy: string): Promise<string> {
  const { origin } = new URL(proxy);
  const query = new URLSearchParams({
    provider: "github",
    site_id: browser.location.hostname,
    scope: "repo",
  });
  const opened = browser.open(`${proxy.replace(/\/$/, "")}/auth?${query}`, "_blank", "width=720,height=800");
  return new Promise((signedIn, failed) => {
    const end = () => {
      browser.removeEventListener("message", hear);
      browser.clearInterval(look);
    };
    const fail = (words: string) => {
      end();
      failed(new StoreError(words));
    };
    const hear = ({ data, origin: from, source }: MessageEvent<unknown>) => {
      if (from !== origin || source !== opened || typeof data !== "string") return;
      if (data === "authorizing:github") return opened?.postMessage(data, origin);
      const [, outcome, json = ""] = answer.exec(data) ?? [];
      if (outcome === undefined) return;
      opened?.close();
      const { success, data: handed } = handedOver.safeParse(parseJson(json));
      if (!success) return fail("GitHub did not let you in: try again, or sign in with a token.");
      end();
      signedIn(handed.value.token);
    };
    const look = browser.setInterval(() => {
      if (opened?.closed) fail("The window was closed before you had signed in: try again.");
    }, 500);
    browser.addEventListener("message", hear);
    if (!opened) fail("Your browser opened no window: allow windows of this page, then try again.");
  });
}
